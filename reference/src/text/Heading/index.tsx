import type {ReactNode} from 'react';
import {AnchorLink} from '../AnchorLink';

type HeadingProps = {
  readonly level: 2 | 3 | 4;
  readonly id: string;
  readonly children: ReactNode;
};

export function Heading({level, id, children}: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag>
      {children}
      <AnchorLink id={id} />
    </Tag>
  );
}
