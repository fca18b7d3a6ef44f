import type {Group, Model} from '../../model/model';
import {operationsOf} from '../../model/operations-of';
import {MethodBadge} from '../MethodBadge';
import styles from './styles.module.css';

type NavigationProps = {readonly model: Model};

/** All calls by tag. Where there is no room for a column, a popover, which needs no script. */
export function Navigation({model}: NavigationProps) {
  const total = `${operationsOf(model).length} calls`;
  return (
    <>
      <div className={styles.bar}>
        <button type="button" className={styles.open} popoverTarget="reference-calls">
          All calls
        </button>
        <span data-current-call="">{total}</span>
      </div>
      <nav id="reference-calls" popover="auto" className={styles.navigation} aria-label="API calls">
        <input
          type="search"
          className={styles.filter}
          aria-label="Filter calls and fields"
          placeholder={`Filter ${total}`}
          autoComplete="off"
          spellCheck={false}
          data-filter-calls=""
        />
        {model.groups.map((group) => (
          <NavigationGroup key={group.id} {...group} />
        ))}
        {model.webhooks.length > 0 && (
          <NavigationGroup id="webhooks" name="Webhooks" operations={model.webhooks} isWebhook />
        )}
        {model.schemas.length > 0 && (
          <a className={styles.group} href="#models">
            Models
          </a>
        )}
        <p className={styles.none} role="status" data-no-calls="" />
      </nav>
    </>
  );
}

type NavigationGroupProps = Pick<Group, 'id' | 'name' | 'operations'> & {
  readonly isWebhook?: boolean;
};

function NavigationGroup({id, name, operations, isWebhook = false}: NavigationGroupProps) {
  return (
    <div>
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
              <MethodBadge method={operation.method} isWebhook={isWebhook} />
              {operation.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
