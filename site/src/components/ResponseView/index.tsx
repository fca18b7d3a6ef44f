import {CodeSample} from '@symblepay/reference/code/CodeSample';
import type {ReactNode} from 'react';
import type {ViewProps} from '../Executed/executed';
import {findCall, nameCall} from '../Executed/find-call';
import {takePart} from './take-part';

/** What the sandbox sent back, or one field of it. */
export function ResponseView(props: ViewProps): ReactNode {
  const call = findCall(props);
  const {status, response, responseTokens} = call;
  const {part} = props;
  const label = part === undefined ? `Response ${status}` : `Part of response ${status}: ${part}`;
  const tokens = part === undefined ? responseTokens : takePart(response, responseTokens, part);
  return (
    <CodeSample
      variants={[{id: String(status), label, tokens}]}
      title={`${nameCall(call)}: response`}
      eager={1}
    />
  );
}
