import type {ReactNode} from 'react';
import type {RefusedField} from '../../recognise/refused-fields';

/** The fields of the request to correct, as the error names them. */
export function Refused({fields}: {readonly fields: readonly RefusedField[]}): ReactNode {
  if (fields.length === 0) return null;
  return (
    <>
      <h3>Correct in your request</h3>
      <ul aria-label="Fields to correct">
        {fields.map(({key, reason, href}, index) => (
          <li key={index}>
            {href === undefined ? (
              <code>{key}</code>
            ) : (
              <a href={href}>
                <code>{key}</code>
              </a>
            )}{' '}
            {reason}
          </li>
        ))}
      </ul>
    </>
  );
}
