import styles from './styles.module.css';

export type AnchorLinkProps = {readonly id: string};

/**
 * The permanent link of what it stands beside; with JavaScript, a click copies it too. It is named by
 * the id: a page has many fields called "amount", and a list of links must tell them apart.
 */
export function AnchorLink({id}: AnchorLinkProps) {
  return (
    <a
      className={styles.anchor}
      href={`#${encodeURIComponent(id)}`}
      aria-label={`Link to ${id}`}
      data-copy-link=""
    />
  );
}
