type Found = {
  readonly value: object;
  /** Whether there is other text around it. */
  readonly isPart: boolean;
};

/** A text may hold many brackets that begin no JSON; after so many, the rest is not tried. */
const mostTries = 40;

/** The JSON in a text: all of it, what a log line holds, or what is escaped inside a string. */
export function findJson(text: string): Found | undefined {
  const whole = parse(text);
  if (whole !== undefined) return {value: whole, isPart: false};
  const part = findPart(text) ?? (text.includes('\\"') ? findPart(unescape(text)) : undefined);
  return part && {value: part, isPart: true};
}

function findPart(text: string): object | undefined {
  // A text that begins as JSON is what it begins with: a part of it would be something else.
  const isJson = /^\s*[{[]\s*(?:["{[\]}]|$)/.test(text);
  let tries = 0;
  for (let at = text.search(/[{[]/); at >= 0 && tries < mostTries; at = nextStart(text, at)) {
    tries += 1;
    const end = endOf(text, at);
    const value = end === undefined ? undefined : parse(text.slice(at, end));
    if (value !== undefined && hasContent(value)) return value;
    if (isJson) return undefined;
  }
  return undefined;
}

function nextStart(text: string, at: number): number {
  const next = text.slice(at + 1).search(/[{[]/);
  return next < 0 ? next : at + 1 + next;
}

/** `[12]` of a log line is no body. */
function hasContent(value: object): boolean {
  return Array.isArray(value) ? value.some((entry) => typeof entry === 'object') : true;
}

/** The place after the bracket that closes the one at `start`. */
function endOf(text: string, start: number): number | undefined {
  let depth = 0;
  let isString = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isString = false;
    } else if (sign === '"') {
      isString = true;
    } else if (sign === '{' || sign === '[') {
      depth += 1;
    } else if (sign === '}' || sign === ']') {
      depth -= 1;
    }
    if (depth === 0) return at + 1;
  }
  return undefined;
}

/** An object or a list; a JSON string may itself hold one. */
function parse(text: string): object | undefined {
  try {
    let value = JSON.parse(text) as unknown;
    if (typeof value === 'string') value = JSON.parse(value) as unknown;
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function unescape(text: string): string {
  return text.replace(/\\(["\\/])/g, '$1');
}
