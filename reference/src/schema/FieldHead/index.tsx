import type {Field} from '../../model/model';
import {About} from '../../text/About';
import {AnchorLink} from '../../text/AnchorLink';
import {TypeText} from '../TypeLabel';
import styles from './styles.module.css';

type FieldHeadProps = {
  readonly field: Field;
  /** Where a parameter goes: "in path". */
  readonly location?: string | undefined;
};

/** A field's name, type and meaning, without the fields inside it. */
export function FieldHead({field, location}: FieldHeadProps) {
  const {id, name, required, schema} = field;
  return (
    <>
      <code className={schema.deprecated ? styles.deprecated : undefined}>{name}</code>
      <AnchorLink id={id} />
      {required && <strong className={styles.required}>required</strong>}
      <TypeText schema={schema} location={location} />
      <About part={schema} />
    </>
  );
}
