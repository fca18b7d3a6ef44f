import styles from './styles.module.css';

type IslandButtonProps = {
  /** What it opens; see `@theme/Kept`. */
  readonly island: string;
  readonly of: string;
  readonly text: string;
  /** What the text is about, for screen readers. */
  readonly about: string;
};

/** Brings a part of the page to life. */
export function IslandButton({island, of, text, about}: IslandButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-island={island}
      data-of={of}
      aria-expanded={false}
      aria-label={`${text}: ${about}`}
    >
      {text}
    </button>
  );
}
