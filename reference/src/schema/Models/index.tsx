import type {NamedSchema} from '../../model/model';
import {About} from '../../text/About';
import {Heading} from '../../text/Heading';
import {PauseBetween} from '../../text/PauseBetween';
import {Section} from '../../text/Section';
import {SchemaTree} from '../SchemaTree';
import {TypeLabel} from '../TypeLabel';
import styles from './styles.module.css';

type ModelsProps = {readonly schemas: readonly NamedSchema[]};

/** Each model written out once; everything else links here. */
export function Models({schemas}: ModelsProps) {
  if (schemas.length === 0) return null;
  const written = schemas.flatMap((named) =>
    named.schema ? [{...named, schema: named.schema}] : [],
  );
  return (
    <Section id="models" title="Models">
      {written.map(({id, name, schema}, index) => (
        <section key={id} id={id} className={styles.model}>
          <PauseBetween index={index} />
          <Heading level={3} id={id}>
            {name}
          </Heading>
          <TypeLabel schema={{...schema, examples: []}} />
          <About part={schema} />
          <SchemaTree schema={schema} name={name} id={id} />
        </section>
      ))}
      <ModelsInBodies schemas={schemas.filter(({schema}) => !schema)} />
    </Section>
  );
}

function ModelsInBodies({schemas}: ModelsProps) {
  if (schemas.length === 0) return null;
  return (
    <>
      <h3>Models of request bodies</h3>
      <dl className={styles.bodies}>
        {schemas.map(({id, name, usedIn}) => (
          <div key={id} id={id} className={styles.body}>
            <dt>{name}</dt>
            {usedIn.map((anchor) => (
              <dd key={anchor}>
                <a href={`#${encodeURIComponent(anchor)}`}>{anchor}</a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}
