import {tokenize} from '@symblepay/reference';
import {CodeFrame} from '@symblepay/reference/code/CodeFrame';
import {CodeSample} from '@symblepay/reference/code/CodeSample';
import type {ReactNode} from 'react';
import type {ExecutedProps} from '../Executed/executed';
import {findCall, nameCall} from '../Executed/find-call';
import styles from './styles.module.css';
import {takePart} from '../../../live/take-part';

/** What the sandbox sent back, or one field of it, in a frame of its own. */
export function ResponseView(props: ExecutedProps): ReactNode {
  return (
    <div className={styles.response}>
      <CodeFrame>
        <ResponseSample {...props} />
      </CodeFrame>
    </div>
  );
}

export function ResponseSample(props: ExecutedProps): ReactNode {
  const call = findCall(props);
  const {status, response} = call;
  const {part} = props;
  const show = (label: string, code: string) => ({
    id: label,
    label,
    tokens: tokenize(code, 'json'),
  });
  const whole = JSON.stringify(response, null, 2);
  return (
    <CodeSample
      variants={
        part === undefined
          ? [show(String(status), whole)]
          : [show(`${status}: ${part}`, takePart(response, part)), show('Whole', whole)]
      }
      title={`${nameCall(call)}: response`}
      lead="Response"
      eager={1}
    />
  );
}
