import type {Json} from '../../model/json';
import type {SchemaNode} from '../../model/model';
import {FieldsInput} from '../FieldsInput';
import {JsonInput} from '../JsonInput';
import {ListInput} from '../ListInput';
import {ScalarInput} from '../ScalarInput';
import type {FieldError} from '../TryIt/validation';

export type SchemaInputProps = {
  readonly schema: SchemaNode;
  /** The place in the body, as errors name it: `shipping.options[0].method`. */
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly value: Json | undefined;
  readonly errors: readonly FieldError[];
  readonly onChange: (value: Json | undefined) => void;
};

/** The control that fits a schema; what no form can express is written as JSON. */
export function SchemaInput(props: SchemaInputProps) {
  const {schema} = props;
  const types = schema.types.filter((type) => type !== 'null');
  const [type] = types;
  if (schema.values.length > 0 || schema.constant !== undefined) return <ScalarInput {...props} />;
  if (schema.choices.length > 0 || types.length !== 1 || (schema.link && !schema.isExpanded)) {
    return <JsonInput {...props} />;
  }
  if (type === 'object' && schema.fields.length > 0) {
    return <FieldsInput {...props} renderField={(field) => <SchemaInput {...field} />} />;
  }
  if (type === 'array' && schema.items) {
    return (
      <ListInput {...props} items={schema.items} renderItem={(item) => <SchemaInput {...item} />} />
    );
  }
  if (type === 'object' || type === 'array') return <JsonInput {...props} />;
  return <ScalarInput {...props} />;
}
