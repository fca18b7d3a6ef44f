import type {Json} from '../../model/json';
import {valueText} from '../../model/value-text';
import {InputRow} from '../InputRow';
import type {SchemaInputProps} from '../SchemaInput';

const longText = 200;

/** One value: a choice, a number or a text. Left empty, it is not sent. */
export function ScalarInput({
  schema,
  name,
  label,
  isRequired,
  value,
  errors,
  onChange,
}: SchemaInputProps) {
  const {limits, types} = schema;
  const isNumber = types.includes('integer') || types.includes('number');
  const options = optionsOf(schema);
  const text = value === undefined ? '' : valueText(value);
  return (
    <InputRow label={label} name={name} isRequired={isRequired} errors={errors}>
      {(control) => {
        if (options) {
          return (
            <select
              {...control}
              value={text}
              onChange={({target}) =>
                onChange(options.find((option) => valueText(option) === target.value))
              }
            >
              <option value="">not sent</option>
              {options.map((option) => (
                <option key={valueText(option)}>{valueText(option)}</option>
              ))}
            </select>
          );
        }
        const shared = {
          ...control,
          value: text,
          minLength: limits.minLength,
          maxLength: limits.maxLength,
        };
        if (!isNumber && (limits.maxLength ?? 0) > longText && schema.format === undefined) {
          return (
            <textarea
              {...shared}
              rows={3}
              onChange={({target}) => onChange(target.value || undefined)}
            />
          );
        }
        return (
          <input
            {...shared}
            type={isNumber ? 'number' : inputType(schema.format)}
            step={isNumber ? (types.includes('integer') ? 1 : 'any') : undefined}
            min={limits.minimum}
            max={limits.maximum}
            pattern={limits.pattern}
            onChange={({target}) =>
              onChange(isNumber ? toNumber(target.value) : target.value || undefined)
            }
          />
        );
      }}
    </InputRow>
  );
}

function optionsOf({
  values,
  constant,
  types,
}: SchemaInputProps['schema']): readonly Json[] | undefined {
  if (values.length > 0) return values.map(({value}) => value);
  if (constant !== undefined) return [constant];
  return types.includes('boolean') ? [true, false] : undefined;
}

/** What is not a number is sent as it was typed: the check or the API says what is wrong. */
function toNumber(text: string): Json | undefined {
  if (text === '') return undefined;
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
}

function inputType(format: string | undefined): string {
  return format === 'password' ? 'password' : format === 'email' ? 'email' : 'text';
}
