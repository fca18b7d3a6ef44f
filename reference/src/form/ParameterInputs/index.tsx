import {useState} from 'react';
import type {Parameter, SchemaNode} from '../../model/model';
import {mergeValues} from '../../request/values';
import {OptionalFold} from '../OptionalFold';
import type {RequestInputProps} from '../request-input-props';
import {ScalarInput} from '../ScalarInput';
import {SchemaInput} from '../SchemaInput';
import {WithheldNote} from '../WithheldNote';

/** Those that are required or filled in are visible, the others are folded. */
export function ParameterInputs({operation, values, errors, onChange}: RequestInputProps) {
  const {parameters} = operation;
  // Decided once: a control must not move while it is being filled in.
  const [first] = useState(() =>
    parameters.filter(
      ({required, location, name}) => required || (values.parameters[location][name] ?? '') !== '',
    ),
  );
  const row = ({id, name, location, required, schema}: Parameter) => {
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
  };
  return (
    <>
      {first.map(row)}
      <OptionalFold what="parameter">
        {parameters.filter((parameter) => !first.includes(parameter)).map(row)}
      </OptionalFold>
    </>
  );
}

/** With several simple types, or none, the request contains the same text either way. */
function isText({types, choices}: SchemaNode): boolean {
  return choices.length === 0 && !types.includes('array') && !types.includes('object');
}
