import {valueText} from '../../model/json';
import type {Field, Parameter} from '../../model/model';
import {styleOf} from '../../model/parameter-style';
import {About} from '../About';
import {AnchorLink} from '../AnchorLink';
import {ExampleNotes} from '../ExampleNotes';
import {SchemaTree} from '../SchemaTree';
import {TypeLabel} from '../TypeLabel';
import styles from './styles.module.css';

type ParameterTableProps = {
  readonly caption: string;
  /** Headers of a response are fields without a place. */
  readonly parameters: readonly (Parameter | Field)[];
};

export function ParameterTable({caption, parameters}: ParameterTableProps) {
  if (parameters.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {parameters.map((parameter) => {
          const {id, name, required, schema} = parameter;
          return (
            <tr key={id} id={id} className={styles.row}>
              <th scope="row" className={styles.name}>
                <code className={schema.deprecated && styles.deprecated}>{name}</code>
                <AnchorLink id={id} />
              </th>
              <td>
                <TypeLabel schema={schema} isRequired={required} place={placeWords(parameter)} />
                <About part={schema} />
                {'examples' in parameter && <ParameterExamples examples={parameter.examples} />}
                <SchemaTree schema={schema} name={name} id={id} isFolded />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** One example is shown with the type; several are listed by name, each with its value. */
function ParameterExamples({examples}: Pick<Parameter, 'examples'>) {
  if (examples.length < 2) return <ExampleNotes examples={examples} />;
  return (
    <>
      {examples.map(({name, summary, value}) => (
        <p key={name}>
          {`${summary ?? name}: `}
          <code>{value === undefined ? '' : valueText(value)}</code>
        </p>
      ))}
      <ExampleNotes examples={examples} />
    </>
  );
}

/** Where a parameter goes, and how it is written if that is unusual. */
function placeWords(parameter: Parameter | Field): string | undefined {
  if (!('place' in parameter)) return undefined;
  const {place} = parameter;
  const {style, explode} = styleOf(parameter);
  return [
    `in ${place}`,
    ...(style === styleOf({place}).style ? [] : [`style ${style}`]),
    ...(explode === styleOf({place, style}).explode ? [] : [`explode ${explode}`]),
  ].join('; ');
}
