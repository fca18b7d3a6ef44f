import type {Mention} from '../find-mentions';

/** A part of the API that a guide must teach. */
export type Subject = {
  readonly kind: 'call' | 'rule' | 'entity' | 'enum' | 'error' | 'constant';
  readonly name: string;
  readonly isTaughtBy: (mention: Mention) => boolean;
};

/** Subjects that are taught wherever a guide mentions the right thing, whatever else is in the line. */
export function subjects(
  kind: Subject['kind'],
  names: readonly string[],
  teaches: (of: string, name: string) => boolean,
): Subject[] {
  return names.map((name) => ({kind, name, isTaughtBy: ({of}) => teaches(of, name)}));
}
