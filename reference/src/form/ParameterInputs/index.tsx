import type {Operation, SchemaNode} from '../../model/model';
import type {RequestValues} from '../../request/values';
import {ScalarInput} from '../ScalarInput';
import {SchemaInput} from '../SchemaInput';
import type {FieldError} from '../validation';
import {WithheldNote} from '../WithheldNote';

type ParameterInputsProps = {
  readonly operation: Operation;
  readonly values: RequestValues;
  readonly errors: readonly FieldError[];
  readonly onChange: (values: RequestValues) => void;
};

export function ParameterInputs({operation, values, errors, onChange}: ParameterInputsProps) {
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
