import type {ReactNode} from 'react';
import type {FieldStatus} from '../../recognise/compare-fields';
import type {FieldRow, Rows} from '../../recognise/list-rows';
import styles from './styles.module.css';

/** A shape for each, so that nothing depends on colour. */
const signs: Readonly<Record<FieldStatus, string>> = {
  'breaks a rule': '✕',
  missing: '○',
  unknown: '?',
  known: '✓',
  'not sent': '–',
};

const isQuiet = ({status}: FieldRow) => status === 'known' || status === 'not sent';

/** The fields of a body: what needs a look is open, what is as documented is folded away. */
export function FieldTable({rows, left}: Rows): ReactNode {
  if (rows.length === 0) return null;
  const odd = rows.filter((row) => !isQuiet(row));
  const quiet = rows.filter(isQuiet);
  const known = quiet.filter(({status}) => status === 'known').length;
  const notSent = quiet.length - known;
  return (
    <div className={styles.fields}>
      <h3>Fields</h3>
      {odd.length === 0 ? (
        <p>Every field is known, none is missing, and no rule is broken.</p>
      ) : (
        <Table rows={odd} name="Fields that differ" />
      )}
      {left > 0 && <p>{left} more are not shown.</p>}
      {quiet.length > 0 && (
        <details>
          <summary>
            {known} known{notSent > 0 && `, ${notSent} optional and not sent`}
          </summary>
          <Table rows={quiet} name="Other fields" />
        </details>
      )}
    </div>
  );
}

function Table({rows, name}: {readonly rows: readonly FieldRow[]; readonly name: string}) {
  const hasNotes = rows.some(({note}) => note !== '');
  return (
    <table aria-label={name}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Status</th>
          {hasNotes && <th scope="col">Why</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({path, status, note, href, count}) => (
          <tr key={`${status} ${path} ${note}`}>
            <td data-label="Field">
              <a href={href}>
                <code>{path}</code>
              </a>
              {count > 1 && <span className={styles.count}> {count} times</span>}
            </td>
            <td data-label="Status">
              <span className={styles.status} data-status={status}>
                <span aria-hidden="true">{signs[status]}</span> {status}
              </span>
            </td>
            {hasNotes && <td data-label="Why">{note}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
