import type {Body} from '../../model/model';
import {Contents} from '../../schema/Contents';
import {About} from '../../text/About';
import {Heading} from '../../text/Heading';
import {OtherExamples} from '../OtherExamples';
import styles from './styles.module.css';

type RequestBodyProps = {
  readonly body: Body;
  /** Whether the samples show every example, not only the first. */
  readonly isSampled?: boolean;
};

export function RequestBody({body, isSampled = false}: RequestBodyProps) {
  return (
    <div id={body.id}>
      <div className={styles.head}>
        <Heading level={4} id={body.id}>
          {`Body${body.required ? '' : ' (optional)'}`}
        </Heading>
        <span className={styles.summary}>{summarize(body)}</span>
        <button
          type="button"
          className={styles.reasons}
          data-show-reasons=""
          aria-pressed={false}
          aria-label={`Show all reasons (${body.id})`}
        >
          Show all reasons
        </button>
      </div>
      <About part={body} />
      <Contents contents={body.contents} ownerId={body.id} name="body" />
      {!isSampled && <OtherExamples contents={body.contents} />}
    </div>
  );
}

/** "20 fields, 11 required", and the media type where it is not JSON alone. */
function summarize({contents}: Body): string {
  const fields = contents[0]?.schema?.fields ?? [];
  const required = fields.filter((field) => field.required).length;
  const types = contents.map(({mediaType}) => mediaType);
  return [
    ...(fields.length > 0 ? [`${fields.length} ${fields.length === 1 ? 'field' : 'fields'}`] : []),
    ...(required > 0 ? [`${required} required`] : []),
    ...(types.join() === 'application/json' ? [] : [types.join(' or ')]),
  ].join(', ');
}
