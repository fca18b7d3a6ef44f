import {Fragment} from 'react';
import type {SecurityChoice} from '../../model/model';
import styles from './styles.module.css';

type SecurityNoteProps = {
  readonly choices: readonly SecurityChoice[];
  readonly lead?: string;
};

/** Which credentials a call needs, or every call. */
export function SecurityNote({choices, lead = 'Needs'}: SecurityNoteProps) {
  if (choices.length === 0) return null;
  return (
    <p className={styles.note}>
      {choices.map((choice, index) => (
        <Fragment key={index}>
          {index === 0 ? `${lead} ` : ' or '}
          {choice.length === 0 && 'no credentials'}
          {choice.map(({scheme, id, scopes}, position) => (
            <Fragment key={scheme}>
              {position > 0 && ' and '}
              {id === undefined ? scheme : <a href={`#${encodeURIComponent(id)}`}>{scheme}</a>}
              {scopes.length > 0 && ` (${scopes.join(', ')})`}
            </Fragment>
          ))}
        </Fragment>
      ))}
    </p>
  );
}
