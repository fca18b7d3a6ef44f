import {useState} from 'react';
import type {Json} from '../../model/json';
import {valueText} from '../../model/json';
import type {ControlProps} from '../InputRow';
import type {SchemaInputProps} from '../schema-input-props';

type NumberInputProps = SchemaInputProps & {readonly control: ControlProps};

/** Shows a number as it was typed: on the way to 10.05 comes 10.0, which is 10. */
export function NumberInput({control, schema, value, onChange}: NumberInputProps) {
  const [typed, setTyped] = useState('');
  const text = value === undefined ? '' : valueText(value);
  return (
    <input
      {...control}
      type="number"
      step={schema.types.includes('integer') ? 1 : 'any'}
      min={schema.limits.minimum}
      max={schema.limits.maximum}
      value={toNumber(typed) === value ? typed : text}
      onChange={({target}) => {
        setTyped(target.value);
        onChange(toNumber(target.value));
      }}
    />
  );
}

/** What a number cannot represent is sent as typed: the check or the API says what is wrong. */
function toNumber(text: string): Json | undefined {
  if (text === '') return undefined;
  const number = Number(text);
  return Number.isNaN(number) || Math.abs(number) > Number.MAX_SAFE_INTEGER ? text : number;
}
