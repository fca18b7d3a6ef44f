import type {Operation} from '../../model/model';
import {valueText} from '../../model/value-text';
import {ScalarInput} from '../ScalarInput';
import type {FieldError} from '../TryIt/validation';
import type {TryItValues} from '../TryIt/values';

export type ParameterInputsProps = {
  readonly operation: Operation;
  readonly values: TryItValues;
  readonly errors: readonly FieldError[];
  readonly onChange: (values: TryItValues) => void;
};

export function ParameterInputs({operation, values, errors, onChange}: ParameterInputsProps) {
  return operation.parameters.map(({id, name, place, required, schema}) => (
    <ScalarInput
      key={id}
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
            [place]: {
              ...values.parameters[place],
              [name]: value === undefined ? '' : valueText(value),
            },
          },
        })
      }
    />
  ));
}
