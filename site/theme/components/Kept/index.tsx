import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory, useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Kept';
import type {MouseEvent, ReactNode} from 'react';
import {useLayoutEffect, useRef} from 'react';
import {findSitePath} from '../../loading/find-site-path';
import {keepContent, takeContent} from '../../loading/page-store';
import {keptAttribute} from '../../loading/read-page';
import {showBeginning} from '../../loading/show-first';
import {Islands} from './islands';
import siteIslands from '@theme/SiteIslands';

const isKept = ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production';
const attributes = {[keptAttribute]: ''};
const nothing = {__html: ''};

/**
 * The content of a page: markup that is made when the site is built. A browser keeps it as it came;
 * React neither hydrates nor renders anything in it. See decisions/0040.
 */
export default function Kept({className, data, islands, children}: Props): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      {isKept ? (
        <KeptNodes key={pathname} path={pathname} className={className} />
      ) : (
        <div {...attributes} className={className}>
          {children}
          <script
            type="application/json"
            dangerouslySetInnerHTML={{__html: JSON.stringify(data).replaceAll('<', '\\u003c')}}
          />
        </div>
      )}
      <Islands islands={{...siteIslands, ...islands}} />
    </>
  );
}

type KeptNodesProps = {readonly path: string; readonly className: string | undefined};

function KeptNodes({path, className}: KeptNodesProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const history = useHistory();

  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    if (!element.hasChildNodes()) {
      if (history.action === 'PUSH' && history.location.hash === '') void showBeginning('content');
      else delete document.documentElement.dataset.arriving;
      element.append(...takeContent(path));
    }
    return () => keepContent(path, element.childNodes);
  }, [path, history]);

  const follow = (event: MouseEvent) => {
    const target = findSitePath(event.nativeEvent);
    if (target === undefined) return;
    event.preventDefault();
    history.push(target);
  };

  return (
    <div
      {...attributes}
      ref={host}
      className={className}
      onClick={follow}
      suppressHydrationWarning
      dangerouslySetInnerHTML={nothing}
    />
  );
}
