import {useState} from 'react';
import type {Json} from '../../model/json';
import {valueText} from '../../model/json';
import type {ControlProps} from '../InputRow';
import type {SchemaInputProps} from '../schema-input-props';

type NumberInputProps = SchemaInputProps & {readonly control: ControlProps};

/**
 * Shows a number as it was typed: on the way to 10.05 comes 10.0, which is 10. JSON may hold anything
 * else in its place, which a field for numbers would hide: it is shown as a text.
 */
export function NumberInput({control, schema, value, onChange}: NumberInputProps) {
  const [typed, setTyped] = useState('');
  const known = value === undefined ? '' : valueText(value);
  const text = toNumber(typed) === value ? typed : known;
  return (
    <input
      {...control}
      type={text === '' || isNumeric(text) ? 'number' : 'text'}
      step={schema.types.includes('integer') ? 1 : 'any'}
      min={schema.limits.minimum}
      max={schema.limits.maximum}
      value={text}
      onChange={({target}) => {
        setTyped(target.value);
        onChange(toNumber(target.value));
      }}
    />
  );
}

/** Whether a field for numbers can show it. */
function isNumeric(text: string): boolean {
  return /^-?\d*\.?\d+(?:e[-+]?\d+)?$/i.test(text) && Number.isFinite(Number(text));
}

/** What a number cannot represent is sent as typed: the check or the API says what is wrong. */
function toNumber(text: string): Json | undefined {
  if (text === '') return undefined;
  const number = Number(text);
  return isNumeric(text) && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : text;
}
