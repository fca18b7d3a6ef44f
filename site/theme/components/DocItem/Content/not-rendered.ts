/** Stands in for `rendered` in a browser, which has the text already. */
export function Rendered(): null {
  return null;
}
