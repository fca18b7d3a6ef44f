import type {ReactNode} from 'react';

/** A page without a layout, for the preview to show inside its own. */
export default function Bare(): ReactNode {
  return <p>The bare page has arrived.</p>;
}
