import styles from './styles.module.css';

export type AnchorLinkProps = {readonly id: string; readonly name: string};

/** The permanent link of what it stands beside; with JavaScript, a click copies it too. */
export function AnchorLink({id, name}: AnchorLinkProps) {
  return (
    <a
      className={styles.anchor}
      href={`#${encodeURIComponent(id)}`}
      aria-label={`Link to ${name}`}
      data-copy-link=""
    />
  );
}
