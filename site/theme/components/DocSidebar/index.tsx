import Link from '@docusaurus/Link';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocSidebar';
import ClassicDocSidebar from '@theme-init/DocSidebar';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Adds the whole sidebar, unfolded, for readers without JavaScript: the classic one leaves collapsed
 * categories out of the HTML (facebook/docusaurus#3030).
 */
export default function DocSidebar(props: Props): ReactNode {
  return (
    <>
      <div className={clsx('needs-script', styles.interactive)}>
        <ClassicDocSidebar {...props} />
      </div>
      <noscript>
        <nav aria-label="All guides" className="menu">
          <Items items={props.sidebar} activePath={props.path} />
        </nav>
      </noscript>
    </>
  );
}

type ItemsProps = {
  readonly items: readonly PropSidebarItem[];
  readonly activePath: string;
};

function Items({items, activePath}: ItemsProps): ReactNode {
  return (
    <ul className="menu__list">
      {items.map((item) =>
        item.type === 'html' ? null : (
          <li key={item.label} className="menu__list-item">
            <Link
              className="menu__link"
              to={item.href}
              aria-current={item.href === activePath ? 'page' : undefined}
            >
              {item.label}
            </Link>
            {item.type === 'category' && <Items items={item.items} activePath={activePath} />}
          </li>
        ),
      )}
    </ul>
  );
}
