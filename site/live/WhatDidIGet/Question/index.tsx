import type {ReactNode} from 'react';
import {useState} from 'react';
import styles from './styles.module.css';

/** A question to the provider, to read before it is copied. */
export function Question({text}: {readonly text: string}): ReactNode {
  const [told, setTold] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setTold('Copied'),
      () => setTold('Copying is not allowed here: open the question and select it.'),
    );
  };
  return (
    <>
      <h3>Ask Symblepay</h3>
      <p className={styles.row}>
        <button type="button" className="button button--primary" onClick={copy}>
          Copy question
        </button>
        <span role="status">{told}</span>
      </p>
      <details className={styles.question}>
        <summary>Read the question</summary>
        <pre tabIndex={0} role="group" aria-label="The question">
          {text}
        </pre>
      </details>
    </>
  );
}
