import type {ReactNode} from 'react';
import {Heading} from '../Heading';

type SectionProps = {
  readonly id: string;
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export function Section({id, title, className, children}: SectionProps) {
  return (
    <section id={id} className={className}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
