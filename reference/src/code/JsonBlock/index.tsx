import type {ComponentProps} from 'react';
import {jsonTokens} from '../../request/samples/json-tokens';
import {CodeBlock} from '../CodeBlock';

type JsonBlockProps = Pick<ComponentProps<typeof CodeBlock>, 'title' | 'Value'> & {
  readonly json: string;
};

/** JSON that came while the page was open. */
export function JsonBlock({json, title, Value}: JsonBlockProps) {
  return (
    <CodeBlock
      variant={{id: 'json', label: '', tokens: jsonTokens(json)}}
      title={title}
      isEager
      Value={Value}
    />
  );
}
