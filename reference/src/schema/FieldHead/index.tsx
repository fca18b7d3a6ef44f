import type {Field} from '../../model/model';
import {About} from '../About';
import {AnchorLink} from '../AnchorLink';
import {LinkOrText} from '../LinkOrText';
import {TypeLabel} from '../TypeLabel';
import styles from './styles.module.css';

type FieldHeadProps = {readonly field: Field};

/** A field's name, type and meaning, without the fields inside it. */
export function FieldHead({field}: FieldHeadProps) {
  const {id, name, required, schema} = field;
  return (
    <>
      <code className={schema.deprecated ? styles.deprecated : undefined}>{name}</code>
      <AnchorLink id={id} />
      <TypeLabel schema={schema} isRequired={required} />
      <About part={schema} />
      {schema.documentation && (
        <p className={styles.note}>
          <LinkOrText link={schema.documentation} />
        </p>
      )}
    </>
  );
}
