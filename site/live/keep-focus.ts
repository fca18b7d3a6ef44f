/**
 * Browsers drop the focus with the button that has it, and a pressed button often goes: what it did
 * cannot be done again. The focus then stays with what the button stood in.
 */
export function keepFocus(container: HTMLElement | null): (() => void) | undefined {
  if (!container) return undefined;
  container.tabIndex = -1;
  let focused: EventTarget | null = null;
  const remember = ({target}: FocusEvent) => {
    focused = target;
  };
  const forget = ({relatedTarget}: FocusEvent) => {
    if (relatedTarget) focused = null;
  };
  const observer = new MutationObserver(() => {
    if (!(focused instanceof HTMLElement)) return;
    if (focused.isConnected && !focused.matches(':disabled')) return;
    focused = null;
    container.focus({preventScroll: true});
  });
  container.addEventListener('focusin', remember);
  container.addEventListener('focusout', forget);
  observer.observe(container, {childList: true, subtree: true, attributeFilter: ['disabled']});
  return () => {
    container.removeEventListener('focusin', remember);
    container.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}
