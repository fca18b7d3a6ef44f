import type {Sample} from '../../samples/snippets';
import {CodeBlock} from '../CodeBlock';
import styles from './styles.module.css';

export type CodeSampleProps = {
  readonly samples: readonly Sample[];
  /** What the code does, for screen readers: "Initiate a trade". */
  readonly title: string;
  /** Colours every variant in the page; for pages with few samples. */
  readonly isEager?: boolean;
};

/**
 * The same code in several languages. All of them are in the page; with JavaScript, tabs show one
 * (see behaviours/language-choice).
 */
export function CodeSample({samples, title, isEager = false}: CodeSampleProps) {
  return (
    <div className={styles.sample} data-code-sample="">
      <div className={styles.bar}>
        <div className={styles.tabs} role="tablist" aria-label={`Language: ${title}`}>
          {samples.map(({language, label}, index) => (
            <button
              key={language}
              type="button"
              role="tab"
              className={styles.tab}
              data-language-tab={language}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
            >
              {label}
            </button>
          ))}
        </div>
        <button type="button" className={styles.copy} data-copy="" aria-label={`Copy: ${title}`}>
          Copy
        </button>
      </div>
      {samples.map(({language, label, tokens}, index) => (
        <div key={language} className={styles.variant} data-language={language}>
          <p className={styles.label}>{label}</p>
          <CodeBlock
            tokens={tokens}
            label={`${title}: ${label}`}
            isEager={isEager || index === 0}
          />
        </div>
      ))}
    </div>
  );
}
