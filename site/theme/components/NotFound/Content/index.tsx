import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import pages from '@generated/house-theme/default/pages.json';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import {useThemeLinks} from '../../../links';
import styles from './styles.module.css';

const suggestions = 5;

/**
 * Replaces the classic text with somewhere to go: the nearest pages once the browser knows the path,
 * every page before that and without JavaScript. Every guide carries this component, so what compares
 * paths is loaded only here.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const {start, reference} = useThemeLinks();
  const [links, setLinks] = useState(pages);
  useEffect(() => {
    import('../../../nearest-pages').then(
      ({nearestPages}) => setLinks(nearestPages(pathname, pages).slice(0, suggestions)),
      () => setLinks(pages),
    );
  }, [pathname]);
  return (
    <main className={clsx('container', 'markdown', styles.main, className)}>
      <Heading as="h1">Page not found</Heading>
      <p>
        No page has this address. It may have moved, or the link that led here has a mistake. Did
        you look for one of these?
      </p>
      <ul>
        {links.map(({path, title}) => (
          <li key={path}>
            <Link to={path}>{title}</Link> <span className={styles.path}>{path}</span>
          </li>
        ))}
      </ul>
      <p>
        Or begin at <Link to={start}>Get started</Link>, or open the{' '}
        <Link to={reference}>API reference</Link>.
      </p>
    </main>
  );
}
