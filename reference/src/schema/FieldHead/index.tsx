import type {Field} from '../../model/model';
import {AnchorLink} from '../AnchorLink';
import {Assumptions} from '../Assumptions';
import {LinkOrText} from '../LinkOrText';
import {Prose} from '../Prose';
import {TypeLabel} from '../TypeLabel';
import {exampleOf} from '../TypeLabel/facts';
import styles from './styles.module.css';

type FieldHeadProps = {
  readonly field: Field;
  /** Where a parameter goes: "in path". */
  readonly place?: string | undefined;
};

/** A field's name, type and meaning, without the fields inside it. */
export function FieldHead({field, place}: FieldHeadProps) {
  const {id, name, required, schema} = field;
  const example = exampleOf(schema);
  return (
    <>
      <code className={schema.deprecated ? styles.deprecated : undefined}>{name}</code>
      <AnchorLink id={id} />
      <TypeLabel schema={schema} place={place} isOptional={!required} />
      {required && <strong className={styles.required}>required</strong>}
      <Prose nodes={schema.description} />
      {schema.documentation && (
        <p>
          <LinkOrText link={schema.documentation} />
        </p>
      )}
      {example !== undefined && <code className={styles.example}>{example}</code>}
      <Assumptions texts={schema.assumptions} />
    </>
  );
}
