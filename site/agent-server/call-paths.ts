/** Where the page of a call may be: under its name, or under its anchor in the reference. */
export function callPaths(reference: string, operationId: string): readonly string[] {
  const anchor = operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [`${reference}/${operationId}`, `${reference}/${anchor}`];
}
