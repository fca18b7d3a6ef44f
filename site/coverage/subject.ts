import type {Mention} from './find-mentions';

/** Something of the API that a guide must teach. */
export type Subject = {
  readonly kind: 'call' | 'rule' | 'entity' | 'enum' | 'error' | 'constant';
  readonly name: string;
  readonly isTaughtBy: (mention: Mention) => boolean;
};
