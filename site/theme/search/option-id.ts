/** The id of the element that shows an option of the list, an address or a query. */
export function optionId(option: string): string {
  return `search-option:${encodeURIComponent(option)}`;
}
