import type {NamedSchema} from '../../model/model';
import {AnchorLink} from '../AnchorLink';
import {Assumptions} from '../Assumptions';
import {PauseBetween} from '../PauseBetween';
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
        <AnchorLink id="models" />
      </h2>
      {schemas.filter(isWrittenOut).map(({id, name, schema}, index) => (
        <section key={id} id={id} className={styles.model}>
          <PauseBetween index={index} />
          <h3>
            {name}
            <AnchorLink id={id} />
          </h3>
          <TypeLabel schema={{...schema, examples: []}} />
          <Prose nodes={schema.description} />
          <Assumptions texts={schema.assumptions} />
          <SchemaTree schema={schema} name={name} id={id} />
        </section>
      ))}
      <ModelsInBodies schemas={schemas.filter((each) => !isWrittenOut(each))} />
    </section>
  );
}

type WrittenOut = NamedSchema & {readonly schema: NonNullable<NamedSchema['schema']>};

function isWrittenOut(named: NamedSchema): named is WrittenOut {
  return named.schema !== undefined;
}

function ModelsInBodies({schemas}: ModelsProps) {
  if (schemas.length === 0) return null;
  return (
    <>
      <h3>Models of request bodies</h3>
      <ul>
        {schemas.map(({id, name, places}) => (
          <li key={id} id={id} className={styles.models}>
            {`${name}: `}
            {places.map((place) => (
              <a key={place} href={`#${encodeURIComponent(place)}`} className={styles.place}>
                {place}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
