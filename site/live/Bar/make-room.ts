/**
 * Keeps the focused element from being covered by the panel (WCAG 2.4.11). The page is told
 * how much the panel takes: its height is that of its text, which no stylesheet knows.
 */
export function makeRoom(panel: HTMLElement | null): (() => void) | undefined {
  if (!panel) return undefined;
  const {style} = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--taken-below', `${panel.offsetHeight}px`);
  });
  observer.observe(panel, {box: 'border-box'});
  return () => {
    observer.disconnect();
    style.removeProperty('--taken-below');
  };
}
