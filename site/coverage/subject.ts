import type {Mention} from '../find-mentions';

/** A part of the API that a guide must teach. */
export type Subject = {
  readonly kind: 'call' | 'rule' | 'entity' | 'enum' | 'error' | 'constant';
  readonly name: string;
  readonly isTaughtBy: (mention: Mention) => boolean;
};

/** A subject that is taught wherever a guide mentions the right thing, whatever else is in the line. */
export function subject(
  kind: Subject['kind'],
  name: string,
  teaches: (of: string, name: string) => boolean,
): Subject {
  return {kind, name, isTaughtBy: ({of}) => teaches(of, name)};
}
