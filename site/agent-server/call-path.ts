/** Where the page of a call is: it is named by the call's anchor in the reference. */
export function callPath(reference: string, operationId: string): string {
  const anchor = operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${reference}/${anchor}`;
}
