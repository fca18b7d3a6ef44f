import type {ReactNode} from 'react';
import type {Json} from '../../model/json';
import type {SchemaNode} from '../../model/model';
import type {SchemaInputProps} from '../SchemaInput';
import styles from './styles.module.css';

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
  const isFull = list.length >= (schema.limits.maxItems ?? Infinity);
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>
        <code>{label}</code>
      </legend>
      {list.map((item, index) => (
        <div key={index}>
          {renderItem({
            schema: items,
            name: `${name}[${index}]`,
            label: `${label} ${index + 1}`,
            isRequired: false,
            value: item,
            errors,
            onChange: (next) =>
              onChange(list.map((each, at) => (at === index ? (next ?? {}) : each))),
          })}
          <button
            type="button"
            aria-label={`Remove ${label} ${index + 1}`}
            onClick={() => onChange(withoutIndex(list, index))}
          >
            Remove
          </button>
        </div>
      ))}
      <button
        type="button"
        disabled={isFull}
        aria-label={`Add to ${label}`}
        onClick={() => onChange([...list, emptyValue(items)])}
      >
        Add
      </button>
    </fieldset>
  );
}

function withoutIndex(list: readonly Json[], index: number): Json | undefined {
  const rest = list.filter((_, at) => at !== index);
  return rest.length === 0 ? undefined : rest;
}

function emptyValue(schema: SchemaNode): Json {
  if (schema.types.includes('object')) return {};
  return schema.examples[0] ?? schema.values[0]?.value ?? '';
}
