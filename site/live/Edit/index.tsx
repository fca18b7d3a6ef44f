import type {ReactNode} from 'react';
import {useId, useState} from 'react';
import type {Step} from '../step';
import {normalisePath} from '../step';
import styles from './styles.module.css';

export type Edit = Pick<Step, 'path' | 'body'>;

type EditProps = {
  readonly path: string;
  readonly body: string | undefined;
  readonly onSend: (edited: Edit) => void;
};

/** The request of an example, to be changed and sent again. */
export function Edit({path, body, onSend}: EditProps): ReactNode {
  const id = useId();
  const [text, setText] = useState(() => prettify(body));
  const [address, setAddress] = useState(path);
  const [problem, setProblem] = useState<string>();

  const send = () => {
    const sent = normalisePath(address);
    if (!sent?.startsWith('/v1/marketplace/')) {
      setProblem('The path must begin with /v1/marketplace/.');
      return;
    }
    setProblem(undefined);
    onSend({path: sent, ...(text !== undefined && {body: text})});
  };

  return (
    <details className={styles.edit}>
      <summary>Change the request</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <label htmlFor={`${id}path`}>Path</label>
        <input
          id={`${id}path`}
          value={address}
          spellCheck={false}
          onChange={(event) => setAddress(event.target.value)}
        />
        {text !== undefined && (
          <>
            <label htmlFor={`${id}body`}>Body</label>
            <textarea
              id={`${id}body`}
              rows={Math.min(text.split('\n').length, 16)}
              value={text}
              spellCheck={false}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
              }}
            />
          </>
        )}
        {problem !== undefined && <p role="alert">{problem}</p>}
        <button type="submit" className="button button--primary">
          Send again
        </button>
      </form>
    </details>
  );
}

function prettify(json: string | undefined): string | undefined {
  return json === undefined ? undefined : JSON.stringify(JSON.parse(json), null, 2);
}
