/** The address if it is safe to follow; anything that could run or embed is refused. */
export function safeAddress(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  // Browsers drop control characters and spaces before they read the scheme.
  // oxlint-disable-next-line no-control-regex -- these characters are the point
  const bare = address.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g, '');
  return /^(?:https?:\/\/|mailto:|#|\/(?![/\\]))/i.test(bare) ? bare : undefined;
}
