import {useState} from 'react';
import type {Json, JsonObject} from '../../model/json';
import {isJsonObject} from '../../model/json';
import type {Field} from '../../model/model';
import {Group} from '../Group';
import {OptionalFold} from '../OptionalFold';
import type {NestedInputProps} from '../schema-input-props';

/**
 * An object: fields that are required or filled in are visible, the others are folded. A body with
 * only optional fields starts unfolded: there would be nothing else to see.
 */
export function FieldsInput({Input, ...props}: NestedInputProps) {
  const {schema, name, label, isRequired, value, errors, onChange} = props;
  const object: JsonObject = isJsonObject(value) ? value : {};
  // If the object is not sent, its required fields need not be filled in.
  const isSent = isRequired || value !== undefined;
  const fields = schema.fields.filter(({schema: inner}) => !inner.readOnly);
  // Decided once: a field must not move while it is being filled in.
  const [filledIn] = useState(() => new Set(Object.keys(object)));
  const first = fields.filter((field) => field.required || filledIn.has(field.name));
  const rest = fields.filter((field) => !first.includes(field));
  function change(key: string, inner: Json | undefined) {
    const next = new Map(Object.entries(object));
    if (inner === undefined) next.delete(key);
    else next.set(key, inner);
    // An object that has lost its last field is not sent, unless it must be.
    onChange(next.size === 0 && !isRequired ? undefined : Object.fromEntries(next));
  }
  const row = (field: Field) => (
    <div key={field.name}>
      <Input
        schema={field.schema}
        name={name === '' ? field.name : `${name}.${field.name}`}
        label={field.name}
        isRequired={field.required && isSent}
        value={Object.hasOwn(object, field.name) ? object[field.name] : undefined}
        errors={errors}
        onChange={(next) => change(field.name, next)}
      />
    </div>
  );
  const content = (
    <>
      {first.map(row)}
      <OptionalFold what="field" isOpen={name === '' && first.length === 0}>
        {rest.map(row)}
      </OptionalFold>
    </>
  );
  return name === '' ? content : <Group label={label}>{content}</Group>;
}
