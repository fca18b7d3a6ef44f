import type {ParameterPlace} from '../../model/model';
import {isForbiddenHeader} from '../../request/forbidden-headers';
import styles from './styles.module.css';

type WithheldNoteProps = {
  readonly place: ParameterPlace | 'none';
  readonly name: string;
};

/** Shown beside a control whose value browsers do not let a page send. */
export function WithheldNote({place, name}: WithheldNoteProps) {
  const isCookie = place === 'cookie';
  if (!isCookie && !(place === 'header' && isForbiddenHeader(name))) return null;
  return (
    <p className={styles.note}>
      {`Browsers don't let a page set ${isCookie ? 'cookies' : 'this header'}. Try it leaves it out; the curl command includes it.`}
    </p>
  );
}
