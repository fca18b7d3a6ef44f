import type {Field, ParameterPlace} from '../../model/model';
import {AnchorLink} from '../AnchorLink';
import {Assumptions} from '../Assumptions';
import {Prose} from '../Prose';
import {SchemaTree} from '../SchemaTree';
import {TypeLabel} from '../TypeLabel';
import styles from './styles.module.css';

export type ParameterTableProps = {
  readonly caption: string;
  readonly parameters: readonly (Field & {readonly place?: ParameterPlace})[];
};

export function ParameterTable({caption, parameters}: ParameterTableProps) {
  if (parameters.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {parameters.map(({id, name, required, place, schema}) => (
          <tr key={id} id={id} className={styles.row}>
            <th scope="row" className={styles.name}>
              <code className={schema.deprecated && styles.deprecated}>{name}</code>
              <AnchorLink id={id} name={name} />
            </th>
            <td>
              <TypeLabel schema={schema} isRequired={required} place={place && `in ${place}`} />
              <Prose nodes={schema.description} />
              <Assumptions texts={schema.assumptions} />
              <SchemaTree schema={schema} name={name} isFolded />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
