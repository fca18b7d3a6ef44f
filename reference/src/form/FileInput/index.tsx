import {InputRow} from '../InputRow';
import type {SchemaInputProps} from '../SchemaInput';
import type {FilesContextValue} from '../files-context';

export type FileInputProps = SchemaInputProps & {readonly context: FilesContextValue};

/** A part of a multipart body that is a file. It is not remembered: a page may not read it again. */
export function FileInput({name, label, isRequired, errors, onChange, context}: FileInputProps) {
  return (
    <InputRow label={label} name={name} isRequired={isRequired} errors={errors}>
      {(control) => (
        <input
          {...control}
          type="file"
          onChange={({target}) => {
            const file = target.files?.[0];
            onChange(file && context.addFile(file));
          }}
        />
      )}
    </InputRow>
  );
}
