import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {guideSections} from './guides';
import styles from './styles.module.css';

/** All guides of the sidebar, by section. */
export function GuideMap(): ReactNode {
  return (
    <div className={styles.map}>
      {guideSections.map(({landing, guides}) => (
        <div key={landing.path}>
          <h3 className={styles.section}>
            <Link to={landing.path}>{landing.title}</Link>
          </h3>
          <ul className={styles.guides}>
            {guides.map(({path, title}) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
