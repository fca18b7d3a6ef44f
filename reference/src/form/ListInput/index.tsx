import type {ReactNode} from 'react';
import type {Json} from '../../model/json';
import type {SchemaNode} from '../../model/model';
import {givenValue} from '../../request/initial-value';
import type {SchemaInputProps} from '../SchemaInput';
import styles from './styles.module.css';
import {useRowIds} from '../use-row-ids';

export type ListInputProps = SchemaInputProps & {
  readonly items: SchemaNode;
  readonly renderItem: (props: SchemaInputProps) => ReactNode;
};

export function ListInput({
  schema,
  items,
  name,
  label,
  value,
  errors,
  onChange,
  renderItem,
}: ListInputProps) {
  const list: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : [];
  const {ids, addId, removeId} = useRowIds(list.length);
  const isFull = list.length >= (schema.limits.maxItems ?? Infinity);
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>
        <code>{label}</code>
      </legend>
      {list.map((item, index) => (
        <div key={ids[index]}>
          {renderItem({
            schema: items,
            name: `${name}[${index}]`,
            label: `${label} ${index + 1}`,
            isRequired: false,
            value: item,
            errors,
            onChange: (next) =>
              onChange(list.map((each, at) => (at === index ? (next ?? nothing(items)) : each))),
          })}
          <button
            type="button"
            aria-label={`Remove ${label} ${index + 1}`}
            onClick={() => {
              removeId(index);
              onChange(withoutIndex(list, index));
            }}
          >
            Remove
          </button>
        </div>
      ))}
      <button
        type="button"
        disabled={isFull}
        aria-label={`Add to ${label}`}
        onClick={() => {
          addId();
          onChange([...list, newItem(items)]);
        }}
      >
        Add
      </button>
    </fieldset>
  );
}

function withoutIndex(list: readonly Json[], index: number): Json | undefined {
  const rest = list.toSpliced(index, 1);
  return rest.length === 0 ? undefined : rest;
}

/** A new item: what the document gives, so that a reader sees what is meant. */
function newItem(schema: SchemaNode): Json {
  if (schema.types.includes('object')) return {};
  return givenValue(schema) ?? nothing(schema);
}

/** An item that was emptied stays in its place. */
function nothing({types}: SchemaNode): Json {
  return types.includes('object') ? {} : types.includes('array') ? [] : '';
}
