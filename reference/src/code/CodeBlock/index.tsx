import type {ComponentType, ReactNode} from 'react';
import type {Sample, Token} from '../../request/samples/sample';
import {textOf} from '../../request/samples/sample';
import {encodeTokens} from '../encode-tokens';
import styles from './styles.module.css';

/** A string in JSON, with the name of the field that it is the value of. */
export type ValueProps = {
  readonly field: string;
  readonly value: string;
  /** The first string with this name in the same JSON: some ids are of use only together. */
  readonly find: (field: string) => string | undefined;
  readonly children: ReactNode;
};

type CodeBlockProps = {
  readonly variant: Sample;
  readonly title: string;
  /** Highlighted in the HTML. Otherwise a script does it when the block comes near the viewport. */
  readonly isEager: boolean;
  /** What becomes of a string in eager JSON, such as a link. */
  readonly Value?: ComponentType<ValueProps> | undefined;
};

/** Tokens are found at build time; only their elements may be created later, in the browser. */
export function CodeBlock({variant, title, isEager, Value}: CodeBlockProps) {
  const {id, label, tokens} = variant;
  return (
    <pre
      className={styles.block}
      // A block that scrolls must be reachable by keyboard, so it needs a role and a name.
      tabIndex={0}
      role="group"
      aria-label={label === '' ? title : `${title}: ${label}`}
      data-variant={id}
      data-label={label === '' ? undefined : label}
      data-tokens={isEager ? undefined : encodeTokens(tokens)}
    >
      {isEager ? renderTokens(tokens, Value) : tokens.map(textOf).join('')}
    </pre>
  );
}

function renderTokens(tokens: readonly Token[], Value: CodeBlockProps['Value']): ReactNode[] {
  let field = '';
  const first = new Map<string, string>();
  const find = (name: string) => first.get(name);
  return tokens.map((token, index) => {
    if (typeof token === 'string') return token;
    const [kind, text] = token;
    if (kind === 'a') field = unquote(text);
    const part = (
      <span key={index} data-token={kind}>
        {text}
      </span>
    );
    if (!Value || kind !== 's') return part;
    const value = unquote(text);
    if (!first.has(field)) first.set(field, value);
    return (
      <Value key={index} field={field} value={value} find={find}>
        {part}
      </Value>
    );
  });
}

function unquote(text: string): string {
  return JSON.parse(text) as string;
}
