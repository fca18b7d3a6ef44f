// Ink on paper is dark on light, whatever the reader's screen shows. Dark mode is an attribute of
// the page, so it is put aside for as long as the page is printed.
if (typeof window !== 'undefined') {
  let before: string | null = null;
  const root = document.documentElement;
  const start = () => {
    before ??= root.getAttribute('data-theme');
    root.setAttribute('data-theme', 'light');
  };
  const end = () => {
    if (before !== null) root.setAttribute('data-theme', before);
    before = null;
  };
  window.addEventListener('beforeprint', start);
  window.addEventListener('afterprint', end);
  // Not every way to a printed page sends the events above.
  window.matchMedia('print').addEventListener('change', ({matches}) => (matches ? start() : end()));
}
