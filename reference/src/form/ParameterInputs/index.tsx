import type {SchemaNode} from '../../model/model';
import type {RequestInputProps} from '../request-input-props';
import {ScalarInput} from '../ScalarInput';
import {SchemaInput} from '../SchemaInput';
import {WithheldNote} from '../WithheldNote';

export function ParameterInputs({operation, values, errors, onChange}: RequestInputProps) {
  return operation.parameters.map(({id, name, place, required, schema}) => {
    const Input = isText(schema) ? ScalarInput : SchemaInput;
    return (
      <div key={id}>
        <Input
          schema={schema}
          name={name}
          label={name}
          isRequired={required}
          value={values.parameters[place][name]}
          errors={errors}
          onChange={(value) =>
            onChange({
              ...values,
              parameters: {
                ...values.parameters,
                [place]: {...values.parameters[place], [name]: value},
              },
            })
          }
        />
        <WithheldNote place={place} name={name} />
      </div>
    );
  });
}

/** With several simple types, or none, the request contains the same text either way. */
function isText({types, choices}: SchemaNode): boolean {
  return choices.length === 0 && !types.includes('array') && !types.includes('object');
}
