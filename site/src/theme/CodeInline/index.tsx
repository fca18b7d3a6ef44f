/** Replaces the classic one so that short code is not broken over two lines, as in the reference. */
export {InlineCode as default} from '@symblepay/reference/text/InlineCode';
