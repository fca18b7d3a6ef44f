import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';
import {WhenWanted} from '../../../live/WhenWanted';
import {cardPath} from '../../../plugins/built-pages/social-cards/card-path';

/** Names the page's card in its head: of all components only Root knows every page's path. */
export default function Root({children}: Props): ReactNode {
  const {pathname} = useLocation();
  const card = useBaseUrl(cardPath(pathname), {absolute: true});
  return (
    <>
      <Head>
        <meta property="og:image" content={card} />
        <meta name="twitter:image" content={card} />
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      {children}
      <WhenWanted />
    </>
  );
}
