import {Loaded} from '@symblepay/reference/form/Loaded';
import type {ReferencePageProps} from '@symblepay/reference/plugin/page';
import ReferencePage from '@symblepay/reference/plugin/page';
import type {ReactNode} from 'react';
import {useSession} from '../../sandbox/session';
import {tryIt} from './try-it';

/** The reference of the marketplace API; its "Try it" sends to a sandbox in the reader's browser. */
export default function MarketplaceReference(props: ReferencePageProps): ReactNode {
  const {sandbox} = useSession();
  return (
    <>
      <ReferencePage {...props} tryIt={tryIt} />
      {sandbox && (
        <Loaded load={loadPanel} waiting="">
          {({SandboxPanel}) => <SandboxPanel />}
        </Loaded>
      )}
    </>
  );
}

const loadPanel = () => import('../SandboxPanel');
