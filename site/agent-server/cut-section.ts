type Heading = {readonly level: number; readonly start: number};

/** The headings of a Markdown text in turn. What stands in code is none. */
export function findHeadings(markdown: string): readonly Heading[] {
  const headings: Heading[] = [];
  let fence: string | undefined;
  for (const {0: line, index} of markdown.matchAll(/^.*$/gm)) {
    const [mark] = /^(?:`{3,}|~{3,})/.exec(line) ?? [];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
      continue;
    }
    fence = mark;
    const [, signs] = /^(#{1,6}) /.exec(line) ?? [];
    if (signs !== undefined) headings.push({level: signs.length, start: index});
  }
  return headings;
}

/** From a heading to the next one that is not below it. */
export function cutSection(markdown: string, heading: number): string {
  const headings = findHeadings(markdown);
  const first = headings[heading];
  if (first === undefined) return markdown;
  const next = headings.slice(heading + 1).find(({level}) => level <= first.level);
  return markdown.slice(first.start, next?.start);
}
