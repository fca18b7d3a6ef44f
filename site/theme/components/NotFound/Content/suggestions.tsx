import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import pages from '@generated/house-theme/default/pages.json';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useThemeLinks} from '../../../links';
import {nearest} from '../../../nearest';
import styles from './styles.module.css';

const suggestions = 5;
const titles = new Map(pages.map(({path, title}) => [path, title]));
const paths = [...titles.keys()];

/**
 * Replaces the classic text with somewhere to go: the nearest pages once the browser knows the path,
 * every page before that and without JavaScript.
 */
export default function Suggestions({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const {start, reference} = useThemeLinks();
  const isBrowser = useIsBrowser();
  const shown = isBrowser ? nearest(pathname, paths).slice(0, suggestions) : paths;
  return (
    <main className={clsx('container', 'markdown', className)}>
      <Heading as="h1">Page not found</Heading>
      <p>
        There's no page at this URL. It may have moved, or the link is wrong. Were you looking for
        one of these?
      </p>
      <ul>
        {shown.map((path) => (
          <li key={path}>
            <Link to={path}>{titles.get(path)}</Link> <span className={styles.path}>{path}</span>
          </li>
        ))}
      </ul>
      <p>
        Or start at <Link to={start}>Get started</Link>, or open the{' '}
        <Link to={reference}>API reference</Link>.
      </p>
    </main>
  );
}
