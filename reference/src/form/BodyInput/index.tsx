import type {Body, Model} from '../../model/model';
import {contentValue} from '../../request/initial-value';
import {isMultipart} from '../../request/request-body';
import type {RequestValues} from '../../request/values';
import {InputRow} from '../InputRow';
import {SchemaInput} from '../SchemaInput';
import type {FilesContextValue} from '../files-context';
import {FilesContext} from '../files-context';
import type {FieldError} from '../validation';
import styles from './styles.module.css';

export type BodyInputProps = FilesContextValue & {
  readonly body: Body;
  readonly model: Model;
  readonly values: RequestValues;
  readonly errors: readonly FieldError[];
  readonly onChange: (values: RequestValues) => void;
};

/** The body: a choice of its media type, if there are several, and the controls of that one. */
export function BodyInput({body, model, values, errors, onChange, addFile}: BodyInputProps) {
  const {contents, required} = body;
  const content = contents[values.content] ?? contents[0];
  if (!content) return null;
  return (
    <fieldset className={styles.body}>
      <legend>Body</legend>
      {contents.length > 1 && (
        <InputRow label="Media type" name="media type" isRequired={false} errors={[]}>
          {(control) => (
            <select
              {...control}
              value={contents.indexOf(content)}
              onChange={({target}) => {
                const index = Number(target.value);
                const next = contents[index];
                const value = next && contentValue(next, model, 'request');
                onChange({...values, content: index, body: value});
              }}
            >
              {contents.map(({mediaType}, index) => (
                <option key={mediaType} value={index}>
                  {mediaType}
                </option>
              ))}
            </select>
          )}
        </InputRow>
      )}
      {content.schema && (
        <FilesContext value={isMultipart(content.mediaType) ? {addFile} : undefined}>
          <SchemaInput
            // Another media type is other controls: nothing of the last one may stay in them.
            key={content.id}
            schema={content.schema}
            name=""
            label="Body"
            isRequired={required}
            value={values.body}
            errors={errors}
            onChange={(next) => onChange({...values, body: next})}
          />
        </FilesContext>
      )}
    </fieldset>
  );
}
