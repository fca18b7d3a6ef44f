import type {SchemaNode} from '../../model/model';
import {mergeValues} from '../../request/values';
import type {RequestInputProps} from '../request-input-props';
import {ScalarInput} from '../ScalarInput';
import {SchemaInput} from '../SchemaInput';
import {WithheldNote} from '../WithheldNote';

export function ParameterInputs({operation, values, errors, onChange}: RequestInputProps) {
  return operation.parameters.map(({id, name, location, required, schema}) => {
    const Input = isText(schema) ? ScalarInput : SchemaInput;
    return (
      <div key={id}>
        <Input
          schema={schema}
          name={name}
          label={name}
          isRequired={required}
          value={values.parameters[location][name]}
          errors={errors}
          onChange={(value) =>
            onChange(mergeValues(values, {parameters: {[location]: {[name]: value}}}))
          }
        />
        <WithheldNote location={location} name={name} />
      </div>
    );
  });
}

/** With several simple types, or none, the request contains the same text either way. */
function isText({types, choices}: SchemaNode): boolean {
  return choices.length === 0 && !types.includes('array') && !types.includes('object');
}
