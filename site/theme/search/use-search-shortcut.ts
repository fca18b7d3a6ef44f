import {useEffect, useEffectEvent} from 'react';

/** Opens search by Ctrl K, ⌘K or `/`, unless the reader is typing or a dialog is open already. */
export function useSearchShortcut(open: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isShortcut(event) && document.querySelector('dialog[open]') === null) {
      event.preventDefault();
      open();
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isShortcut({key, ctrlKey, metaKey, altKey, shiftKey, target}: KeyboardEvent): boolean {
  if (key === '/') {
    // Some keyboards need Shift for a slash.
    return !ctrlKey && !metaKey && !altKey && !isTyping(target);
  }
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  );
}
