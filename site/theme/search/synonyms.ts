import {isOneLetterOff} from './one-letter-off';
import {stem} from './stem';
import {wordForms, wordParts} from './words';

/** Each line says the same thing in different words; one finds the others. */
const synonyms: readonly (readonly string[])[] = [
  ['refund', 'reimburse', 'money back', 'pay back', 'chargeback'],
  ['partial', 'part of'],
  ['buyer', 'payer', 'purchaser'],
  ['seller', 'payee', 'vendor', 'merchant'],
  ['endpoint', 'call', 'route', 'operation'],
  ['mitid', 'national digital id', 'bankid', 'nemid', 'eid'],
  ['mobilepay', 'mobile payment app'],
  ['sign in', 'login', 'log in'],
  ['cancel', 'withdraw', 'abandon', 'undo'],
  [
    'iban',
    'bban',
    'bank account',
    'account number',
    'kontonummer',
    'registreringsnummer',
    'reg nr',
  ],
  ['callback', 'webhook', 'notification'],
  ['payload', 'notification holds', 'body'],
  ['sandbox', 'test environment', 'mock'],
  ['local', 'locally', 'on your machine'],
  ['openapi', 'open api', 'swagger'],
  ['containerfile', 'docker', 'podman'],
  ['mcp', 'model context protocol', 'coding agent', 'ai', 'llm'],
  ['reached from outside', 'ngrok', 'tunnel'],
  ['test', 'sandbox'],
  ['test data', 'magic values', 'test cards'],
  ['token', 'api key', 'authorization', 'credentials'],
  ['quickstart', 'get started', 'tutorial'],
  ['go live', 'production', 'launch'],
  ['sdk', 'client', 'library'],
  ['company', 'business', 'organisation number'],
  ['cvr', 'company number'],
  ['create', 'initiate', 'start', 'new'],
  ['register', 'create'],
  ['register', 'sign up', 'create account'],
  ['label', 'shipment'],
  ['parcel', 'package', 'shipment'],
  ['parcel shop', 'pickup point'],
  ['label tracking', 'tracking number', 'tracking link', 'track and trace'],
  ['received', 'arrive', 'come', 'delivered'],
  ['retry', 'sent again', 'resend', 'repeat'],
  [
    'idempotency',
    'uniqueness',
    'sold only once',
    'paid twice',
    'duplicate payment',
    'double payment',
  ],
  ['dispute', 'disagree', 'complaint'],
  ['reject the item', 'not described', 'damaged', 'defective', 'broken'],
  ['accept', 'approve'],
  ['item', 'goods', 'product'],
  ['simulate', 'fake'],
  ['error body', 'error response', 'response body'],
  ['twice', 'duplicate', 'double', 'more than once', 'repetition'],
  ['not', 'never'],
  ['deadline', 'time limit', 'allowed time', 'expire'],
  ['minimum', 'maximum', 'at least', 'at most', 'between'],
  ['timeout', 'no response'],
  ['rejected', 'refused', 'declined', 'invalid'],
  ['payout', 'paid out', 'disbursement'],
  ['payee paid', 'payout time'],
  ['paid', 'get paid'],
  ['payout account', 'nemkonto'],
  [
    'prioritized payee',
    'split',
    'split payment',
    'split payout',
    'several sellers',
    'several accounts',
    'pay off',
  ],
  ['rate limit', 'throttling', 'quota', 'too many requests'],
  ['503', 'service unavailable'],
  ['unauthorized', 'forbidden', '403'],
  ['reset', 'begin again', 'start over'],
  ['kyc', 'identity check', 'aml'],
  ['format', 'write'],
  ['price', 'amount'],
  ['weight', 'heavy'],
  ['postal code', 'post number', 'zip code'],
  ['reference id', 'order number', 'order id', 'your own id'],
  ['trade', 'order', 'sale', 'deal'],
  ['completed', 'finished', 'done'],
  ['pagination', 'next page'],
  ['map of a trade', 'state machine'],
  ['fee', 'commission'],
  ['checklist', 'list'],
  ['state', 'phase'],
  ['signature', 'verify', 'hmac', 'signed webhook'],
  ['gdpr', 'personal data'],
  ['image', 'picture', 'photo'],
  ['base url', 'api url', 'production url', 'server', 'host'],
  ['field', 'property', 'attribute', 'parameter'],
];

/** As stems, so that `buyers` is `buyer`. */
type Phrase = readonly string[];

const groups: readonly (readonly Phrase[])[] = synonyms.map((line) => line.map(toPhrase));

function toPhrase(text: string): Phrase {
  return text.split(' ').map(stem);
}

/** What the lines of a phrase say, each as one term: every key of a reader asks for some. */
const linesOf = new Map<string, string[]>();
for (const line of groups) {
  const terms = line.map((phrase) => phrase.join(' '));
  for (const term of new Set(terms)) linesOf.set(term, [...(linesOf.get(term) ?? []), ...terms]);
}

/** How many letters begin a word of the table well enough to guess it, or show it with a typo. */
const guessable = {begun: 4, misspelt: 5};

const written = [...new Set(synonyms.flat())];

/** What the table says of a word that a reader has mistyped or, if it is the last, has only begun. */
export function guessSynonyms(word: string, isLast: boolean): string[] {
  const mayBeBegun = isLast && word.length >= guessable.begun;
  const mayBeMisspelt = word.length >= guessable.misspelt;
  const meant = written.filter(
    (phrase) =>
      (mayBeBegun && phrase.startsWith(word)) || (mayBeMisspelt && isOneLetterOff(word, phrase)),
  );
  return [...new Set(meant.flatMap((phrase) => linesOf.get(toPhrase(phrase).join(' ')) ?? []))];
}

const longest = Math.max(...groups.flat().map(({length}) => length));

const phrases = groups.flat().filter(({length}) => length > 1);
const beginnings = new Set(phrases.map(([first]) => first));

/** The phrases of the table that a text says, word after word: each is found as one term. */
export function findPhrases(words: readonly string[]): string[] {
  const parts = words.flatMap(wordParts).map(wordForms);
  return parts.flatMap((forms, start) => {
    if (!forms.some((form) => beginnings.has(form))) return [];
    const isSaid = (phrase: Phrase) =>
      phrase.every((stemmed, place) => parts[start + place]?.includes(stemmed));
    return phrases.filter(isSaid).map((phrase) => phrase.join(' '));
  });
}

/** A synonym may be a term of several words. */
export function wordsOf(term: string): string[] {
  return term.split(' ');
}

type Match = {
  /** How many words from the place on say it. */
  readonly length: number;
  /** Other ways to say it, each as one term. */
  readonly others: readonly string[];
};

/** The longest phrase of the table that begins at `start`, and its synonyms. */
export function findSynonyms(stems: Phrase, start: number): Match {
  for (let length = longest; length > 0; length -= 1) {
    const said = start + length <= stems.length ? stems.slice(start, start + length).join(' ') : '';
    const found = linesOf.get(said);
    if (found) return {length, others: found.filter((phrase) => phrase !== said)};
  }
  return {length: 1, others: []};
}
