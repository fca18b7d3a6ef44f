/** Stands in for `prism-react-renderer`: the classic theme asks only for the `Prism` object. */
export const Prism = {};
