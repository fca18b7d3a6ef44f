import {useState} from 'react';
import {readStored, store} from '../../code/behaviours/stored';
import type {Body, Content} from '../../model/model';
import {contentValue} from '../../request/initial-value';
import {isMultipart} from '../../request/request-body';
import type {AddFile} from '../files-context';
import {FilesContext} from '../files-context';
import type {RequestInputProps} from '../request-input-props';
import {JsonInput} from '../JsonInput';
import {SchemaInput} from '../SchemaInput';
import {SelectInput} from '../SelectInput';
import styles from './styles.module.css';

/** A reader's choice, for every call. */
const modes = ['Form', 'JSON'] as const;
const modeKey = 'reference.body';

function readMode(): (typeof modes)[number] {
  return readStored(modeKey) === 'JSON' ? 'JSON' : 'Form';
}

function isObject({mediaType, schema}: Content): boolean {
  return !isMultipart(mediaType) && (schema?.types.includes('object') ?? false);
}

type BodyInputProps = RequestInputProps & {readonly body: Body; readonly addFile: AddFile};

/** The body: a choice of media type, if there are several, and the controls for the chosen one. */
export function BodyInput({body, model, values, errors, onChange, addFile}: BodyInputProps) {
  const {contents, required} = body;
  const [mode, setMode] = useState(readMode);
  const [lastBody, setLastBody] = useState(values.body);
  const content = contents[values.content] ?? contents[0];
  if (!content) return null;
  const Input = isObject(content) && mode === 'JSON' ? JsonInput : SchemaInput;
  return (
    <fieldset className={styles.body}>
      <legend>Body</legend>
      {contents.length > 1 && (
        <SelectInput
          label="Media type"
          options={contents.map(({mediaType}) => mediaType)}
          index={contents.indexOf(content)}
          onChange={(index) => {
            const next = contents[index];
            const value = next && contentValue(next, model, 'request');
            onChange({...values, content: index, body: value});
          }}
        />
      )}
      {isObject(content) && (
        <div role="group" aria-label="Body as" className={styles.modes}>
          {modes.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === mode}
              onClick={() => {
                setMode(each);
                store(modeKey, each);
                // JSON that is not whole yet is no body; the last one that was comes back.
                if (values.body === undefined) onChange({...values, body: lastBody});
              }}
            >
              {each}
            </button>
          ))}
        </div>
      )}
      {content.schema && (
        <FilesContext value={isMultipart(content.mediaType) ? addFile : undefined}>
          <Input
            // Another media type has other controls: nothing may carry over from the last one.
            key={content.id}
            schema={content.schema}
            name=""
            label="Body"
            isRequired={required}
            value={values.body}
            errors={errors}
            onChange={(next) => {
              if (next !== undefined) setLastBody(next);
              onChange({...values, body: next});
            }}
          />
        </FilesContext>
      )}
    </fieldset>
  );
}
