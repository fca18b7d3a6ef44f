import {use} from 'react';
import {isFile} from '../../request/is-file';
import {ChoiceInput} from '../ChoiceInput';
import {FieldsInput} from '../FieldsInput';
import {FileInput} from '../FileInput';
import {FilesContext} from '../files-context';
import {JsonInput} from '../JsonInput';
import {ListInput} from '../ListInput';
import {MapInput} from '../MapInput';
import {ScalarInput} from '../ScalarInput';
import type {SchemaInputProps} from '../schema-input-props';

/**
 * The control that fits a schema:
 * 1. values that are listed: a choice of them
 * 2. a model inside itself, or several types at once: JSON, which no form can replace
 * 3. one of several options: a choice of them, then the controls of the chosen one
 * 4. an object, a map, a list or a file: controls of their own
 * 5. anything else: one value
 */
export function SchemaInput(props: SchemaInputProps) {
  const addFile = use(FilesContext);
  const {schema} = props;
  const types = schema.types.filter((type) => type !== 'null');
  const [choices, ...moreChoices] = schema.choices;
  const [type] = types;
  const [other] = schema.others.toReversed();
  if (schema.values.length > 0 || schema.constant !== undefined) return <ScalarInput {...props} />;
  if (schema.link) {
    return (
      <JsonInput {...props} note={`a ${schema.link.name}, which has no form of its own here`} />
    );
  }
  if (choices && moreChoices.length === 0) {
    return <ChoiceInput {...props} choices={choices} Input={SchemaInput} />;
  }
  if (choices || types.length !== 1) return <JsonInput {...props} />;
  if (type === 'object' && schema.fields.length + schema.others.length > 0) {
    return (
      <>
        {schema.fields.length > 0 && <FieldsInput {...props} Input={SchemaInput} />}
        {other && <MapInput {...props} other={other} Input={SchemaInput} />}
      </>
    );
  }
  if (type === 'array' && schema.items) {
    return <ListInput {...props} items={schema.items} Input={SchemaInput} />;
  }
  if (type === 'object' || type === 'array') return <JsonInput {...props} />;
  if (addFile && isFile(schema)) return <FileInput {...props} addFile={addFile} />;
  return <ScalarInput {...props} />;
}
