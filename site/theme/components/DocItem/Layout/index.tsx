import {useWindowSize} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme/DocItem/Content';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** An article and its contents beside it, without the classic grid, breadcrumbs and footer. */
export default function DocItemLayout({children}: Props): ReactNode {
  const {frontMatter, toc} = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  const isNarrow = useWindowSize() === 'mobile';
  return (
    <div className={styles.layout}>
      <div className={styles.column}>
        <DocVersionBanner />
        <article>
          <DocVersionBadge />
          {hasContents && <DocItemTOCMobile />}
          <DocItemContent>{children}</DocItemContent>
        </article>
        <DocItemPaginator />
      </div>
      {hasContents && !isNarrow && (
        <nav className={styles.contents} aria-label="On this page">
          <p className={styles.title}>On this page</p>
          <DocItemTOCDesktop />
        </nav>
      )}
    </div>
  );
}
