import type {Model, Operation} from '../../model/model';
import {MethodBadge} from '../MethodBadge';
import styles from './styles.module.css';

type NavigationProps = {readonly model: Model};

/** All calls by tag. Where there is no room for a column, a popover, which needs no script. */
export function Navigation({model}: NavigationProps) {
  return (
    <>
      <button type="button" className={styles.open} popoverTarget="reference-calls">
        All calls
      </button>
      <nav id="reference-calls" popover="auto" className={styles.navigation} aria-label="API calls">
        {model.groups.map(({id, name, operations}) => (
          <NavigationGroup key={id} id={id} name={name} operations={operations} />
        ))}
        {model.webhooks.length > 0 && (
          <NavigationGroup id="webhooks" name="Webhooks" operations={model.webhooks} />
        )}
        {model.schemas.length > 0 && (
          <a className={styles.group} href="#models">
            Models
          </a>
        )}
      </nav>
    </>
  );
}

type NavigationGroupProps = {
  readonly id: string;
  readonly name: string;
  readonly operations: readonly Operation[];
};

function NavigationGroup({id, name, operations}: NavigationGroupProps) {
  return (
    <>
      <a
        className={styles.group}
        href={`#${encodeURIComponent(id)}`}
        // The site's own navigation may have a link of the same name.
        aria-label={`All calls of ${name}`}
      >
        {name}
      </a>
      <ul className={styles.calls}>
        {operations.map((operation) => (
          <li key={operation.id}>
            <a className={styles.call} href={`#${encodeURIComponent(operation.id)}`}>
              <MethodBadge method={operation.method} />
              {operation.title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
