import type {ReactNode} from 'react';

type InlineCodeProps = {readonly children?: ReactNode};

const longest = 28;

/** Code within a sentence; a short piece is not broken over two lines. */
export function InlineCode({children}: InlineCodeProps) {
  const [text, ...more] = [children].flat();
  const isShort = typeof text === 'string' && text.length <= longest && more.length === 0;
  return <code data-short={isShort ? '' : undefined}>{children}</code>;
}
