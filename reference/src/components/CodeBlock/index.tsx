import type {Token} from '../../samples/tokens';
import {textOf} from '../../samples/token-text';
import styles from './styles.module.css';

export type CodeBlockProps = {
  readonly tokens: readonly Token[];
  readonly label: string;
  /** Coloured in the page itself. Otherwise the script colours it when it comes near the view. */
  readonly isEager?: boolean;
};

/** Which stretches are coloured was found at build time; only the elements may be made later. */
export function CodeBlock({tokens, label, isEager = false}: CodeBlockProps) {
  return (
    // A block that scrolls must be reachable by keyboard.
    <pre className={styles.block} tabIndex={0} aria-label={label}>
      {isEager ? (
        <code>{tokens.map(renderToken)}</code>
      ) : (
        <code data-tokens={tokens.map(encodeToken).join(' ')}>{tokens.map(textOf).join('')}</code>
      )}
    </pre>
  );
}

function renderToken(token: Token, index: number) {
  if (typeof token === 'string') return token;
  const [kind, text] = token;
  return (
    <span key={index} data-token={kind}>
      {text}
    </span>
  );
}

/** `12` plain characters, `s7` seven characters of a string. */
function encodeToken(token: Token): string {
  return typeof token === 'string' ? String(token.length) : `${token[0]}${token[1].length}`;
}
