import type {Sample} from '../../request/samples/sample';
import {CodeBlock} from '../CodeBlock';
import styles from './styles.module.css';

type CodeSampleProps = {
  readonly variants: readonly Sample[];
  /** What the code is, for screen readers: "Initiate a trade". */
  readonly title: string;
  /** What the tabs are, for the eye: "Response". */
  readonly lead?: string;
  /**
   * Samples of one topic, such as "language", show the same variant on every page and in every
   * tab. The choice in a sample without a topic affects only that sample.
   */
  readonly topic?: string;
  /** How many variants, from the first, are highlighted in the HTML. */
  readonly eager?: number;
};

/**
 * Code in several variants. All of them are in the HTML; with JavaScript, tabs show one at a time
 * (see behaviours/choose-variant).
 */
export function CodeSample({variants, title, lead, topic, eager = 0}: CodeSampleProps) {
  return (
    <div className={styles.sample} data-code-sample={topic ?? ''}>
      <div className={styles.bar}>
        {lead && <span className={styles.lead}>{lead}</span>}
        <div className={styles.tabs} role="tablist" aria-label={title}>
          {variants.map(({id, label}, index) => (
            <button
              key={id}
              type="button"
              role="tab"
              className={styles.tab}
              data-tab={id}
              data-outcome={/^[245]\d\d/.exec(label)?.[0][0]}
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
      {variants.map((variant, index) => (
        <CodeBlock key={variant.id} variant={variant} title={title} isEager={index < eager} />
      ))}
    </div>
  );
}
