import {useId, useState} from 'react';
import type {Json} from '../../model/json';
import {isJsonObject} from '../../model/json';
import type {Field} from '../../model/model';
import rowStyles from '../InputRow/styles.module.css';
import {RowsInput} from '../RowsInput';
import type {NestedInputProps} from '../schema-input-props';

type MapInputProps = NestedInputProps & {
  /** The schema of each value; its name is a pattern of keys or `additionalProperties`. */
  readonly other: Field;
};

type Row = {readonly key: string; readonly value: Json | undefined};

/** Fields whose names the reader chooses. Kept as rows: two may briefly have the same name. */
export function MapInput({other, Input, ...props}: MapInputProps) {
  const {schema, name, label, value, errors, onChange} = props;
  const id = useId();
  const known = new Set(schema.fields.map((field) => field.name));
  const entries = Object.entries(isJsonObject(value) ? value : {});
  const [rows, setRows] = useState<readonly Row[]>(() =>
    entries.filter(([key]) => !known.has(key)).map(([key, inner]) => ({key, value: inner})),
  );
  function change(next: readonly Row[]) {
    setRows(next);
    const kept = entries.filter(([key]) => known.has(key));
    const own = next.flatMap(({key, value: inner}) =>
      key === '' || inner === undefined ? [] : [[key, inner] as const],
    );
    onChange(kept.length + own.length === 0 ? undefined : Object.fromEntries([...kept, ...own]));
  }
  return (
    <RowsInput
      label={known.size === 0 ? label : `More fields of ${label}`}
      rows={rows}
      newRow={{key: '', value: undefined}}
      addLabel={`Add a key to ${label}`}
      removeLabel={(position) => `Remove key ${position} of ${label}`}
      onChange={change}
    >
      {(row, index, onChangeRow) => (
        <>
          <label htmlFor={`${id}-${index}`} className={rowStyles.label}>
            {`Key ${index + 1} of ${label}`}
          </label>
          <input
            id={`${id}-${index}`}
            className={rowStyles.control}
            type="text"
            pattern={other.name === 'additionalProperties' ? undefined : other.name}
            value={row.key}
            onChange={({target}) => onChangeRow({...row, key: target.value})}
          />
          <Input
            schema={other.schema}
            name={name === '' ? row.key : `${name}.${row.key}`}
            label={`Value ${index + 1} of ${label}`}
            isRequired={false}
            value={row.value}
            errors={errors}
            onChange={(next) => onChangeRow({...row, value: next})}
          />
        </>
      )}
    </RowsInput>
  );
}
