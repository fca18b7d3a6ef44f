import type {Content} from '../../model/model';
import styles from './styles.module.css';

type OtherExamplesProps = {readonly contents: readonly Content[]};

/** The samples send the first example of a body; these are the others. */
export function OtherExamples({contents}: OtherExamplesProps) {
  return contents
    .flatMap(({examples}) => examples.filter(({value}) => value !== undefined))
    .slice(1)
    .map(({name, summary, value}) => (
      <details key={name} className={styles.example}>
        <summary>{`Example: ${summary ?? name}`}</summary>
        <pre>{JSON.stringify(value, null, 2)}</pre>
      </details>
    ));
}
