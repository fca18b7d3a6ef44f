import styles from './styles.module.css';

export type AssumptionsProps = {readonly texts: readonly string[]};

/** Said quietly, beside what it qualifies. */
export function Assumptions({texts}: AssumptionsProps) {
  return texts.map((text) => (
    <p key={text} className={styles.assumption}>
      {'Assumption: '}
      {text
        .split('`')
        .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
    </p>
  ));
}
