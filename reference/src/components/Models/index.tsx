import type {NamedSchema} from '../../model/model';
import {AnchorLink} from '../AnchorLink';
import {Assumptions} from '../Assumptions';
import {FieldFacts} from '../FieldFacts';
import {Prose} from '../Prose';
import {SchemaTree} from '../SchemaTree';
import {TypeLabel} from '../TypeLabel';
import styles from './styles.module.css';

export type ModelsProps = {readonly schemas: readonly NamedSchema[]};

/** Each model written out once; everything else links here. */
export function Models({schemas}: ModelsProps) {
  if (schemas.length === 0) return null;
  return (
    <section id="models" className={styles.models}>
      <h2>
        Models
        <AnchorLink id="models" name="Models" />
      </h2>
      {schemas.map(({id, name, schema}) => (
        <section key={id} id={id} className={styles.model}>
          <h3>
            {name}
            <AnchorLink id={id} name={name} />
          </h3>
          <TypeLabel schema={schema} />
          <Prose nodes={schema.description} />
          <FieldFacts schema={{...schema, examples: []}} />
          <Assumptions texts={schema.assumptions} />
          <SchemaTree schema={schema} name={name} />
        </section>
      ))}
    </section>
  );
}
