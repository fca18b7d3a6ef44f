import {useState} from 'react';
import {parseJson} from '../../model/json';
import {InputRow} from '../InputRow';
import type {SchemaInputProps} from '../schema-input-props';

type JsonInputProps = SchemaInputProps & {
  /** Why there are no controls. */
  readonly note?: string;
};

/** For anything without controls of its own: written as JSON, checked while typing. */
export function JsonInput({note, ...props}: JsonInputProps) {
  const {name, label, value, errors, onChange} = props;
  const [text, setText] = useState(() =>
    value === undefined ? '' : JSON.stringify(value, null, 2),
  );
  const isBroken = text !== '' && parseJson(text) === undefined;
  const shown = isBroken ? [...errors, {key: name, value: 'This is not JSON yet.'}] : errors;
  const kind = note === undefined ? 'JSON' : `JSON: ${note}`;
  return (
    <InputRow {...props} label={`${label} (${kind})`} errors={shown}>
      {(control) => (
        <textarea
          {...control}
          rows={Math.min(Math.max(text.split('\n').length, 4), 20)}
          spellCheck={false}
          value={text}
          onChange={({target}) => {
            setText(target.value);
            onChange(parseJson(target.value));
          }}
        />
      )}
    </InputRow>
  );
}
