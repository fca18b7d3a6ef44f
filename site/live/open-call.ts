/** Where the form of the call is on this page, it opens. */
export function openCall(anchor: string): void {
  const button = document.querySelector<HTMLElement>(
    `[data-island='try-it'][data-of='${anchor}'][aria-expanded='false']`,
  );
  button?.click();
}
