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
      <ul>
        {schemas.map(({id, name, usedIn}) => (
          <li key={id} id={id}>
            {`${name}: `}
            {usedIn.map((anchor) => (
              <a key={anchor} href={`#${encodeURIComponent(anchor)}`} className={styles.anchor}>
                {anchor}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
