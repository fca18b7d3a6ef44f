/** Each is the worse half of a pair in CONTRIBUTING, or akin to one. */
const phrases = [
  'answer\\w*',
  'at the end of this page',
  'in order to',
  'as such',
  'of which',
  'sees? to it',
  'you learn from',
  'falls? due',
  'suffers? it',
  'least length',
  'something must be',
  'counts as approved',
  'what that is',
  'orders? a fault',
  'befalls?',
  'anew',
  'lets? something happen',
  'slip of the pen',
];

/** The habits of a translation. */
export const habits = new RegExp(`\\b(${phrases.join('|')})\\b`, 'i');

/** What a badge says in a guide, once. */
export const doubts = /\b(in the model|(is|are) not (documented|public))\b/i;

/** Words that stand where a text is missing. In parts, so that this file holds none of them. */
export const placeholder = new RegExp(
  `\\b(${['t[b]d', 'to[d]o', 'fix[m]e', 'lo[r]em'].join('|')})\\b`,
  'i',
);
