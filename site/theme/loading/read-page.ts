export const keptAttribute = 'data-kept';

type PageParts = {
  /** What the frame around the content must know: title, headings, metadata. */
  readonly data: object;
  readonly nodes: readonly ChildNode[];
};

/**
 * The kept content of a page, and the data that is written at its end: a page that was cut off on its
 * way has none.
 */
export function readPage(page: Document): PageParts {
  const host = page.querySelector(`[${keptAttribute}]`);
  const data = host?.lastElementChild;
  if (!host || data?.getAttribute('type') !== 'application/json') {
    throw new Error(`${page.URL} has no content that can be kept.`);
  }
  return {data: JSON.parse(data.textContent) as object, nodes: [...host.childNodes]};
}
