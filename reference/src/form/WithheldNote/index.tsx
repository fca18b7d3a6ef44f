import type {ParameterLocation} from '../../model/model';
import {isForbiddenHeader} from '../../request/forbidden-headers';
import styles from './styles.module.css';

type WithheldNoteProps = {
  readonly location: ParameterLocation | 'none';
  readonly name: string;
};

/** Shown beside a control whose value browsers do not let a page send. */
export function WithheldNote({location, name}: WithheldNoteProps) {
  const isCookie = location === 'cookie';
  if (!isCookie && !(location === 'header' && isForbiddenHeader(name))) return null;
  return (
    <p className={styles.note}>
      {`Browsers don't let a page set ${isCookie ? 'cookies' : 'this header'}. Try it leaves it out; the curl command includes it.`}
    </p>
  );
}
