/**
 * The id of the element that shows an option of the list, an address or a query. An id holds no
 * space, and half a character, which storage may hold, cannot be encoded as in an address.
 */
export function optionId(option: string): string {
  const plain = option.replace(/[^\w/#.-]/g, (unit) => `~${unit.charCodeAt(0)}~`);
  return `search-option:${plain}`;
}
