/** On a phone, shows the request or the response of the frame that `button` belongs to. */
export function showSide(button: HTMLElement): void {
  const frame = button.closest<HTMLElement>('[data-side]');
  const side = button.dataset.showSide;
  if (!frame || side === undefined) return;
  frame.dataset.side = side;
  for (const each of frame.querySelectorAll<HTMLElement>('[data-show-side]')) {
    each.setAttribute('aria-pressed', String(each === button));
  }
}
