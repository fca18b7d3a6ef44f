import type {ReactNode} from 'react';
import {useId, useState} from 'react';
import type {Json} from '../../model/json';
import {isJsonObject} from '../../model/json';
import type {Field} from '../../model/model';
import styles from '../ListInput/styles.module.css';
import {useRowIds} from '../use-row-ids';
import rowStyles from '../InputRow/styles.module.css';
import type {SchemaInputProps} from '../SchemaInput';

export type MapInputProps = SchemaInputProps & {
  /** The schema of each value; its name is a pattern of keys or `additionalProperties`. */
  readonly other: Field;
  readonly renderValue: (props: SchemaInputProps) => ReactNode;
};

type Row = {readonly key: string; readonly value: Json | undefined};

/** Fields of names that the reader chooses. Rows live here: two may have one name for a moment. */
export function MapInput({other, renderValue, ...props}: MapInputProps) {
  const {schema, name, label, value, errors, onChange} = props;
  const id = useId();
  const known = new Set(schema.fields.map((field) => field.name));
  const entries = Object.entries(isJsonObject(value) ? value : {});
  const [rows, setRows] = useState<readonly Row[]>(() =>
    entries.filter(([key]) => !known.has(key)).map(([key, inner]) => ({key, value: inner})),
  );
  const {ids, addId, removeId} = useRowIds(rows.length);
  function change(next: readonly Row[]) {
    setRows(next);
    const kept = entries.filter(([key]) => known.has(key));
    const own = next.flatMap(({key, value: inner}) =>
      key === '' || inner === undefined ? [] : [[key, inner] as const],
    );
    onChange(kept.length + own.length === 0 ? undefined : Object.fromEntries([...kept, ...own]));
  }
  const changeRow = (index: number, row: Row) =>
    change(rows.map((each, at) => (at === index ? row : each)));
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>
        <code>{known.size === 0 ? label : `More fields of ${label}`}</code>
      </legend>
      {rows.map((row, index) => (
        <div key={ids[index]}>
          <label htmlFor={`${id}-${index}`} className={rowStyles.label}>
            {`Key ${index + 1} of ${label}`}
          </label>
          <input
            id={`${id}-${index}`}
            className={rowStyles.control}
            type="text"
            pattern={other.name === 'additionalProperties' ? undefined : other.name}
            value={row.key}
            onChange={({target}) => changeRow(index, {...row, key: target.value})}
          />
          {renderValue({
            schema: other.schema,
            name: name === '' ? row.key : `${name}.${row.key}`,
            label: `Value ${index + 1} of ${label}`,
            isRequired: false,
            value: row.value,
            errors,
            onChange: (next) => changeRow(index, {...row, value: next}),
          })}
          <button
            type="button"
            aria-label={`Remove key ${index + 1} of ${label}`}
            onClick={() => {
              removeId(index);
              change(rows.toSpliced(index, 1));
            }}
          >
            Remove
          </button>
        </div>
      ))}
      <button
        type="button"
        aria-label={`Add a key to ${label}`}
        onClick={() => {
          addId();
          change([...rows, {key: '', value: undefined}]);
        }}
      >
        Add
      </button>
    </fieldset>
  );
}
