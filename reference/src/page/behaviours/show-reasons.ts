/** Opens every assumption of the page, or closes them all again. */
export function showReasons(button: HTMLElement): void {
  const isShown = button.getAttribute('aria-pressed') !== 'true';
  // Assumptions above the button change their height: keep the button where it is.
  const before = button.getBoundingClientRect().top;
  for (const each of document.querySelectorAll<HTMLDetailsElement>('[data-assumption]')) {
    each.open = isShown;
  }
  for (const each of document.querySelectorAll('[data-show-reasons]')) {
    each.setAttribute('aria-pressed', String(isShown));
  }
  window.scrollBy({top: button.getBoundingClientRect().top - before, behavior: 'instant'});
}
