import {Fragment} from 'react';

type BreakablePathProps = {readonly path: string};

/** A path that may go on in the next line before and after a parameter, not within a name. */
export function BreakablePath({path}: BreakablePathProps) {
  return path.split(/(?=\{)|(?<=\}\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
