import type {ReactNode} from 'react';
import {Fragment} from 'react';

type InlineCodeProps = {readonly children?: ReactNode};

const longest = 28;
/** What a cell of a table has room for in the narrowest window. */
const longestInCell = 18;

/**
 * Code within a sentence; a short piece is not broken over two lines, an address only after a slash and
 * a long name after an underscore.
 */
export function InlineCode({children}: InlineCodeProps) {
  const [text, ...more] = [children].flat();
  if (typeof text !== 'string' || more.length > 0) return <code>{children}</code>;
  if (text.length <= longest) {
    return <code data-short={text.length <= longestInCell ? 'cell' : ''}>{text}</code>;
  }
  return (
    <code>
      {text.split(/(?<=[^/]\/)(?!\/)|(?<=_)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
