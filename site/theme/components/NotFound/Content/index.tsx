import type {Props} from '@theme/NotFound/Content';
import type {ReactNode} from 'react';
import {lazy, Suspense} from 'react';

const Suggestions = lazy(() => import('./suggestions'));

/** Every guide carries this component, so what it shows is loaded only where a page is missing. */
export default function NotFoundContent(props: Props): ReactNode {
  return (
    <Suspense>
      <Suggestions {...props} />
    </Suspense>
  );
}
