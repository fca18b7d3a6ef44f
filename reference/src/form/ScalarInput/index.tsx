import type {Json} from '../../model/json';
import {valueText} from '../../model/json';
import type {SchemaNode} from '../../model/model';
import {InputRow} from '../InputRow';
import {NumberInput} from '../NumberInput';
import type {SchemaInputProps} from '../schema-input-props';

const longText = 200;

/** One value: a choice, a number or a text with suggestions. Left empty, it is not sent. */
export function ScalarInput(props: SchemaInputProps) {
  const {schema, value, onChange} = props;
  const {limits, types} = schema;
  const isNumber = types.includes('integer') || types.includes('number');
  const options = optionsOf(schema);
  const text = value === undefined ? '' : valueText(value);
  return (
    <InputRow {...props}>
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
        if (isNumber) return <NumberInput {...props} control={control} />;
        // No `maxLength`: browsers count differently from the contract, and truncate silently.
        const shared = {...control, value: text, minLength: limits.minLength};
        if ((limits.maxLength ?? 0) > longText && schema.format === undefined) {
          return (
            <textarea
              {...shared}
              rows={3}
              onChange={({target}) => onChange(target.value || undefined)}
            />
          );
        }
        const listId = schema.values.length > 0 ? `${control.id}-known` : undefined;
        return (
          <>
            <input
              {...shared}
              type={inputType(schema.format)}
              pattern={limits.pattern}
              list={listId}
              onChange={({target}) => onChange(target.value || undefined)}
            />
            {listId !== undefined && (
              <datalist id={listId}>
                {schema.values.map(({id, value: known}) => (
                  <option key={id} value={valueText(known)} />
                ))}
              </datalist>
            )}
          </>
        );
      }}
    </InputRow>
  );
}

function optionsOf(schema: SchemaNode): readonly Json[] | undefined {
  const {values, hasOtherValues, constant, types} = schema;
  if (values.length > 0 && !hasOtherValues) return values.map(({value}) => value);
  if (constant !== undefined) return [constant];
  return types.includes('boolean') ? [true, false] : undefined;
}

function inputType(format: string | undefined): string {
  return format === 'password' ? 'password' : format === 'email' ? 'email' : 'text';
}
