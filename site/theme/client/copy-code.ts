const confirmationMs = 2000;

// One listener for all code blocks: nothing else in them needs a script.
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy-code]');
    const code = button && button.closest('figure')?.querySelector('code')?.textContent;
    const label = button && button.querySelector('[aria-live]');
    if (!label || typeof code !== 'string') return;
    navigator.clipboard.writeText(code).then(
      () => say(label, 'Copied'),
      () => say(label, 'Copy failed'),
    );
  });
}

function say(label: Element, words: string): void {
  label.textContent = words;
  setTimeout(() => (label.textContent = 'Copy'), confirmationMs);
}
