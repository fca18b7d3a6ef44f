import {useState} from 'react';
import type {Json} from '../../model/json';
import {isJsonObject} from '../../model/json';
import type {Choice, Choices, SchemaNode} from '../../model/model';
import type {NestedInputProps} from '../schema-input-props';
import {SelectInput} from '../SelectInput';

type ChoiceInputProps = NestedInputProps & {readonly choices: Choices};

/** `oneOf` or `anyOf`: the reader picks an option and gets its controls. */
export function ChoiceInput({choices, Input, ...props}: ChoiceInputProps) {
  const {schema, label, value, onChange} = props;
  const {options, discriminator} = choices;
  const fitting = options.findIndex((each) => fits(each, value, discriminator));
  const [index, setIndex] = useState(Math.max(0, fitting));
  const chosen = options[index];
  return (
    <>
      <SelectInput
        label={`Form of ${label}`}
        options={options.map((option) => option.label)}
        index={index}
        onChange={(next) => {
          setIndex(next);
          onChange(startOf(options[next], discriminator));
        }}
      />
      {chosen && (
        // Another option has other controls: nothing may carry over from the last one.
        <div key={chosen.id}>
          <Input {...props} schema={withShared(chosen.schema, schema)} />
        </div>
      )}
    </>
  );
}

/** Fields beside the choice belong to every option. */
function withShared(chosen: SchemaNode, shared: SchemaNode): SchemaNode {
  const own = new Set(chosen.fields.map(({name}) => name));
  const fields = shared.fields.filter(({name}) => !own.has(name));
  return fields.length === 0
    ? chosen
    : {...chosen, types: ['object'], fields: [...fields, ...chosen.fields]};
}

/** The field that tells the options apart is filled in for the reader. */
function startOf(choice: Choice | undefined, discriminator: string | undefined): Json | undefined {
  if (choice?.selector === undefined || discriminator === undefined) return undefined;
  return {[discriminator]: choice.selector};
}

function fits(
  {schema, selector}: Choice,
  value: Json | undefined,
  discriminator: string | undefined,
): boolean {
  if (value === undefined) return false;
  if (!isJsonObject(value)) return schema.types.includes(typeOf(value));
  if (discriminator !== undefined && selector !== undefined) {
    return value[discriminator] === selector;
  }
  const names = new Set(schema.fields.map(({name}) => name));
  return names.size > 0 && Object.keys(value).every((key) => names.has(key));
}

function typeOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
