import styles from './styles.module.css';

type AssumptionsProps = {readonly texts: readonly string[]};

/** A badge at the end of the line it qualifies; opened, what is assumed. */
export function Assumptions({texts}: AssumptionsProps) {
  if (texts.length === 0) return null;
  return (
    <details className={styles.assumption} data-assumption="">
      <summary>assumed</summary>
      {[...new Set(texts)]
        .join(' ')
        .split('`')
        .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
    </details>
  );
}
