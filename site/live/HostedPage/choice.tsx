import type {HostedPage} from '@symblepay/sandbox/browser';
import type {ReactNode} from 'react';
import {useState} from 'react';
import styles from './styles.module.css';

type HostedPageChoiceProps = {
  readonly choice: HostedPage['choices'][number];
  readonly onChoose: (choice: string, fields: Readonly<Record<string, string>>) => Promise<void>;
};

/** One thing the user can do on a hosted page, with the line of text it may ask for. */
export function HostedPageChoice({choice, onChoose}: HostedPageChoiceProps): ReactNode {
  const {id, label, isMain = false, asksFor} = choice;
  const [text, setText] = useState('');
  return (
    <form
      className={styles.choice}
      onSubmit={(event) => {
        event.preventDefault();
        void onChoose(id, asksFor ? {[asksFor.name]: text} : {});
      }}
    >
      {asksFor && (
        <label>
          {asksFor.label}{' '}
          <input
            required
            maxLength={asksFor.maxLength}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
      )}
      <button type="submit" className={isMain ? 'button button--primary' : 'button'}>
        {label}
      </button>
    </form>
  );
}
