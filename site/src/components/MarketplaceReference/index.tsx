import type {ReferencePageProps} from '@symblepay/reference/plugin/page';
import ReferencePage from '@symblepay/reference/plugin/page';
import type {ReactNode} from 'react';
import {SandboxPanel} from '../SandboxPanel';
import {tryIt} from './try-it';

/** The reference of the marketplace API; its "Try it" sends to a sandbox in the reader's browser. */
export default function MarketplaceReference({content}: ReferencePageProps): ReactNode {
  return (
    <>
      <ReferencePage content={content} tryIt={tryIt} />
      <SandboxPanel />
    </>
  );
}
