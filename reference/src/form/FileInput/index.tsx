import type {AddFile} from '../files-context';
import {InputRow} from '../InputRow';
import type {SchemaInputProps} from '../schema-input-props';

type FileInputProps = SchemaInputProps & {readonly addFile: AddFile};

/** A part of a multipart body that is a file. It is not remembered: a page cannot reopen it. */
export function FileInput({name, label, isRequired, errors, onChange, addFile}: FileInputProps) {
  return (
    <InputRow label={label} name={name} isRequired={isRequired} errors={errors}>
      {(control) => (
        <input
          {...control}
          type="file"
          onChange={({target}) => {
            const file = target.files?.[0];
            onChange(file && addFile(file));
          }}
        />
      )}
    </InputRow>
  );
}
