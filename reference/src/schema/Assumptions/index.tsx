import styles from './styles.module.css';

type AssumptionsProps = {readonly texts: readonly string[]};

/** Unobtrusive, next to what it qualifies, in one paragraph: a page has hundreds of these. */
export function Assumptions({texts}: AssumptionsProps) {
  if (texts.length === 0) return null;
  return (
    <p className={styles.assumption}>
      {['Assumption:', ...new Set(texts)]
        .join(' ')
        .split('`')
        .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
    </p>
  );
}
