import type {ReactNode} from 'react';

type InlineCodeProps = {readonly children?: ReactNode};

const longest = 28;

/** Code within a sentence; a short piece is not broken over two lines. */
export function InlineCode({children}: InlineCodeProps) {
  const text = [children].flat().join('');
  return <code data-short={text.length <= longest ? '' : undefined}>{children}</code>;
}
