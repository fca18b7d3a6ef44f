import type {Described} from '../../model/model';
import {Assumptions} from '../Assumptions';
import {LinkOrText} from '../LinkOrText';
import {Prose} from '../Prose';

type AboutProps = {readonly part: Described};

/** What the document says about a part of it, what of that is assumed, and where to read more. */
export function About({part}: AboutProps) {
  return (
    <>
      <Prose nodes={part.description} isQualified={part.assumptions.length > 0} />
      <Assumptions texts={part.assumptions} />
      {part.documentation && <LinkOrText link={part.documentation} />}
    </>
  );
}
