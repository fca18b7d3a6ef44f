export const keptAttribute = 'data-kept';

/**
 * The kept content of a page, and the data that is written at its end, which the frame around it must
 * know: title, headings, metadata. A page that was cut off on its way has none.
 */
export function readPage(page: Document) {
  const host = page.querySelector(`[${keptAttribute}]`);
  const data = host?.lastElementChild;
  if (!host || data?.getAttribute('type') !== 'application/json') {
    throw new Error(`${page.URL} has no content that can be kept.`);
  }
  return {data: JSON.parse(data.textContent) as object, nodes: [...host.childNodes]};
}
