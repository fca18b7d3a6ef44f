import {Fragment} from 'react';

type BreakablePathProps = {readonly path: string};

/** A path that may go on in the next line before a parameter, where browsers break none by themselves. */
export function BreakablePath({path}: BreakablePathProps) {
  return path.split(/(?=\{)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
