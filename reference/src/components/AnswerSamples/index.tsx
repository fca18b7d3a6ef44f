import type {AnswerSample} from '../../samples/build-samples';
import {CodeBlock} from '../CodeBlock';
import styles from './styles.module.css';

export type AnswerSamplesProps = {
  readonly answers: readonly AnswerSample[];
  readonly title: string;
};

export function AnswerSamples({answers, title}: AnswerSamplesProps) {
  return answers.map(({status, mediaType, name, tokens}, index) => (
    <details key={index} className={styles.answer} open={index === 0} data-code-sample="">
      <summary className={styles.summary}>
        {status} {name ?? mediaType}
      </summary>
      <button
        type="button"
        className={styles.copy}
        data-copy=""
        aria-label={`Copy: ${title}, answer ${status} ${name ?? ''}`.trim()}
      >
        Copy
      </button>
      <CodeBlock tokens={tokens} label={`${title}: answer ${status} ${name ?? ''}`.trim()} />
    </details>
  ));
}
