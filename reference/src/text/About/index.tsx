import type {Described} from '../../model/model';
import {Assumptions} from '../Assumptions';
import {Prose} from '../Prose';

type AboutProps = {readonly part: Described};

/** What the document says about a part of it, and what of that is assumed. */
export function About({part}: AboutProps) {
  return (
    <>
      <Prose nodes={part.description} />
      <Assumptions texts={part.assumptions} />
    </>
  );
}
