import type {ReferencePageProps} from '@symblepay/reference/plugin/page';
import ReferencePage from '@symblepay/reference/plugin/page';
import type {ReactNode} from 'react';
import {tryIt} from './try-it';

/** The reference of the marketplace API; its "Try it" sends to a sandbox in the reader's browser. */
export default function MarketplaceReference(props: ReferencePageProps): ReactNode {
  return <ReferencePage {...props} tryIt={tryIt} />;
}
