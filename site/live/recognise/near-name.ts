import {distance} from 'fastest-levenshtein';

/** Two typing mistakes; in a short name, fewer. */
const mostMistakes = 2;
const longestName = 60;

/** The known name that an unknown one may be meant to be: other case, or a slip of the keyboard. */
export function findNearName(name: string, known: readonly string[]): string | undefined {
  if (name.length > longestName) return undefined;
  const plain = toPlain(name);
  const most = Math.min(mostMistakes, Math.floor(plain.length / 4));
  return known.find((each) => distance(plain, toPlain(each)) <= most);
}

/** `trade_id` and `TradeID` are written for `tradeId`. */
function toPlain(name: string): string {
  return name.toLowerCase().replace(/[^a-z\d]/g, '');
}
