import type {AddFile} from '../files-context';
import {InputRow} from '../InputRow';
import type {SchemaInputProps} from '../schema-input-props';

type FileInputProps = SchemaInputProps & {readonly addFile: AddFile};

/** A part of a multipart body that is a file. It is not remembered: a page cannot reopen it. */
export function FileInput({addFile, ...props}: FileInputProps) {
  return (
    <InputRow {...props}>
      {(control) => (
        <input
          {...control}
          type="file"
          onChange={({target}) => {
            const file = target.files?.[0];
            props.onChange(file && addFile(file));
          }}
        />
      )}
    </InputRow>
  );
}
