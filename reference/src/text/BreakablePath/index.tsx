import styles from './styles.module.css';

type BreakablePathProps = {readonly path: string};

/** A path that goes on in the next line after a slash, not within a name. */
export function BreakablePath({path}: BreakablePathProps) {
  return path.split(/(?<=.\/)/).map((part, index) => (
    <span key={index} className={styles.part}>
      {part}
    </span>
  ));
}
