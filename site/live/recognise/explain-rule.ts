import {findNearName} from './near-name';
import {quote} from './quote';

/** How the contract's validators begin the sentence about a closed list. */
const ofList = 'This must be one of: ';

/** Says of a value that is not on a list what it is: whoever sent the body knows the list. */
export function explainRule(rule: string, value: unknown): string {
  if (value === null) return `This is null. ${rule}`;
  if (!rule.startsWith(ofList) || typeof value !== 'string') return rule;
  const near = findNearName(value, rule.slice(ofList.length, -1).split(', '));
  const hint = near === undefined ? '' : ` The list has ${near}.`;
  return `${quote(value)} ${notListed}.${hint}`;
}

export const notListed = 'is not one of the documented values';
