import type {Field} from '../../model/model';
import {Assumptions} from '../Assumptions';
import {AnchorLink} from '../AnchorLink';
import {FieldFacts} from '../FieldFacts';
import {Prose} from '../Prose';
import {SchemaTree} from '../SchemaTree';
import {TypeLabel} from '../TypeLabel';
import styles from './styles.module.css';

export type ParameterTableProps = {
  readonly caption: string;
  readonly parameters: readonly Field[];
};

export function ParameterTable({caption, parameters}: ParameterTableProps) {
  if (parameters.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {parameters.map(({id, name, required, schema}) => (
          <tr key={id} id={id} className={styles.row}>
            <th scope="row" className={styles.name}>
              <code className={schema.deprecated && styles.deprecated}>{name}</code>
              <AnchorLink id={id} name={name} />
            </th>
            <td>
              <TypeLabel schema={schema} />
              {required && <strong className={styles.note}>required</strong>}
              {schema.deprecated && <strong className={styles.note}>deprecated</strong>}
              <Prose nodes={schema.description} />
              <FieldFacts schema={schema} />
              <Assumptions texts={schema.assumptions} />
              <SchemaTree schema={schema} name={name} isFolded />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
