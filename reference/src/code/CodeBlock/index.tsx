import type {Sample, Token} from '../../request/samples/sample';
import {textOf} from '../../request/samples/sample';
import styles from './styles.module.css';

type CodeBlockProps = {
  readonly variant: Sample;
  readonly title: string;
  /** Highlighted in the HTML. Otherwise a script does it when the block comes near the viewport. */
  readonly isEager: boolean;
};

/** Tokens are found at build time; only their elements may be created later, in the browser. */
export function CodeBlock({variant: {id, label, tokens}, title, isEager}: CodeBlockProps) {
  return (
    <pre
      className={styles.block}
      // A block that scrolls must be reachable by keyboard, so it needs a role and a name.
      tabIndex={0}
      role="group"
      aria-label={label === '' ? title : `${title}: ${label}`}
      data-variant={id}
      data-label={label === '' ? undefined : label}
      data-tokens={isEager ? undefined : tokens.map(encodeToken).join(' ')}
    >
      {isEager ? tokens.map(renderToken) : tokens.map(textOf).join('')}
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
