import type {ReactNode} from 'react';

/** What a reader can do with a guide, beside its title; a site puts its own in place of this. */
export default function PageActions(): ReactNode {
  return null;
}
