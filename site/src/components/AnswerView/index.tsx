import {CodeSample} from '@symblepay/reference/components/CodeSample';
import type {ReactNode} from 'react';
import type {ViewProps} from '../Executed/executed';
import {findCall} from '../Executed/find-call';

/** What the sandbox answered. */
export function AnswerView(props: ViewProps): ReactNode {
  const {title, status, answerTokens} = findCall(props);
  return (
    <CodeSample
      variants={[{id: String(status), label: `Answer ${status}`, tokens: answerTokens}]}
      title={`${title}: answer`}
      eager={1}
    />
  );
}
