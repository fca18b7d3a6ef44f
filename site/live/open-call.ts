const patience = 100;
const interval = 100;

/**
 * Opens the form of a call, once it is on the page: the reader may be on the way there. Looks again
 * whether it is open, because the page before this one may have taken the press for its own.
 */
export function openCall(anchor: string, tries = 0): void {
  const button = document.querySelector<HTMLElement>(`[data-island='try-it'][data-of='${anchor}']`);
  if (button?.getAttribute('aria-expanded') === 'true' || tries > patience) return;
  button?.click();
  setTimeout(() => openCall(anchor, tries + 1), interval);
}
