/** Where a text stops being JSON, and what is wrong there. */
export type Break = {readonly at: number; readonly problem: string};

const plain = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const escaped = /["\\/bfnrt]|u[\da-fA-F]{4}/y;

type Expected = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | 'next' | 'end';

const problems: Readonly<Record<Expected, string>> = {
  value: 'A value is expected here.',
  'value or ]': 'A value or ] is expected here.',
  name: 'A field name in double quotes is expected here.',
  'name or }': 'A field name in double quotes is expected here.',
  ':': 'A colon is expected here.',
  next: 'A comma, or the end of the object or list, is expected here.',
  end: 'The JSON ends before this.',
};

/** Browsers word the place differently or not at all, so this finds it itself. */
export function findBreak(text: string): Break | undefined {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = 0;
  const afterValue = (): Expected => (open.length === 0 ? 'end' : 'next');
  for (;;) {
    while (/\s/.test(text.charAt(at))) at += 1;
    const sign = text.charAt(at);
    if (sign === '') {
      return expected === 'end' ? undefined : {at, problem: 'The text ends too early.'};
    }
    const isValue = expected.startsWith('value');
    if (sign === '"' && (isValue || expected.startsWith('name'))) {
      const end = endOfString(text, at);
      if (typeof end !== 'number') return end;
      at = end;
      expected = isValue ? afterValue() : ':';
    } else if (isValue && (sign === '{' || sign === '[')) {
      open.push(sign);
      expected = sign === '{' ? 'name or }' : 'value or ]';
      at += 1;
    } else if (closes(sign, expected, open.at(-1))) {
      open.pop();
      expected = afterValue();
      at += 1;
    } else if (sign === ',' && expected === 'next') {
      expected = open.at(-1) === '{' ? 'name' : 'value';
      at += 1;
    } else if (sign === ':' && expected === ':') {
      expected = 'value';
      at += 1;
    } else {
      plain.lastIndex = at;
      if (!isValue || !plain.test(text)) return {at, problem: problems[expected]};
      at = plain.lastIndex;
      expected = afterValue();
    }
  }
}

function closes(sign: string, expected: Expected, open: '{' | '[' | undefined): boolean {
  if (sign === '}') return open === '{' && (expected === 'next' || expected === 'name or }');
  return sign === ']' && open === '[' && (expected === 'next' || expected === 'value or ]');
}

/** The place after the closing quote. */
function endOfString(text: string, start: number): number | Break {
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') return at + 1;
    if (sign < ' ') return {at, problem: "A string can't continue on the next line."};
    if (sign === '\\') {
      escaped.lastIndex = at + 1;
      if (!escaped.test(text)) return {at, problem: 'JSON has no such escape.'};
      at = escaped.lastIndex - 1;
    }
  }
  return {at: start, problem: 'The string that begins here does not end.'};
}
