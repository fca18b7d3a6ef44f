export const notebookKey = 'sandbox.steps';
export const sharedPrefix = '#sandbox=';

/** Whether the reader has a sandbox, or follows a link to one. All that a page must know at first. */
export function isWanted(): boolean {
  try {
    return location.hash.startsWith(sharedPrefix) || localStorage.getItem(notebookKey) !== null;
  } catch {
    return false;
  }
}
