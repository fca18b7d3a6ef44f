import type {ReactNode} from 'react';
import type {TextPart} from '../mark-words';
import styles from './styles.module.css';

type MarkedTextProps = {
  readonly parts: readonly TextPart[];
};

export function MarkedText({parts}: MarkedTextProps): ReactNode {
  return parts.map(({text, isMatch}, index) =>
    isMatch ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
