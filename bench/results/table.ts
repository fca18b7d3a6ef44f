type Cell = number | string | boolean | undefined;

/** A Markdown table with a row for each entry; its columns are the keys of the first. */
export function table(
  rows: ReadonlyMap<string, Readonly<Record<string, Cell>>>,
  subject: string,
): string {
  const keys = Object.keys([...rows.values()][0] ?? {});
  const lines = [
    [subject, ...keys.map(inWords)],
    ['-', ...keys.map(() => '-:')],
    ...[...rows].map(([name, row]) => [asText(name), ...keys.map((key) => cell(row[key]))]),
  ];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

/** A name may contain characters that Markdown would interpret. */
function asText(name: string): string {
  return name.replace(/[\\`*_[\]<>|!]/g, '\\$&');
}

/** `firstPaintMs` is "first paint ms". */
function inWords(key: string): string {
  return key
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/\b[km]b\b/g, (unit) => unit.toUpperCase());
}

function cell(value: Cell): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? value.toLocaleString('en') : (value ?? '');
}
