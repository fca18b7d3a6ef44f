import {CodeBlock} from '../../code/CodeBlock';
import {CodeFrame} from '../../code/CodeFrame';
import type {Content} from '../../model/model';
import {jsonTokens} from '../../request/samples/json-tokens';
import styles from './styles.module.css';

type OtherExamplesProps = {readonly contents: readonly Content[]};

/** The samples send the first example of a body; these are the others. */
export function OtherExamples({contents}: OtherExamplesProps) {
  return contents
    .flatMap(({examples}) => examples.filter(({value}) => value !== undefined))
    .slice(1)
    .map(({name, summary, value}) => {
      const title = `Example: ${summary ?? name}`;
      const tokens = jsonTokens(JSON.stringify(value, null, 2));
      return (
        <details key={name} className={styles.example}>
          <summary>{title}</summary>
          <CodeFrame>
            <CodeBlock variant={{id: 'json', label: '', tokens}} title={title} isEager={false} />
          </CodeFrame>
        </details>
      );
    });
}
