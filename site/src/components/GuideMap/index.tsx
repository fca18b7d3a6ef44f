import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {guideSections} from './guides';
import styles from './styles.module.css';
import {tasks} from './tasks';

/** All guides of the sidebar, by section, and the sections that developers most often look for. */
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
      <div>
        <h3 className={styles.section}>Common tasks</h3>
        <ul className={styles.guides}>
          {tasks.map(({task, at}) => (
            <li key={task}>
              <Link to={`/docs/${at}`}>{task}</Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
