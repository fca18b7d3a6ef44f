/** Marks the call or group that is being read in the list of calls, and names it in the bar. */
export function spyOnScroll(root: HTMLElement): () => void {
  const links = new Map(
    [...root.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')].map((link) => [
      decodeURIComponent(link.hash.slice(1)),
      link,
    ]),
  );
  const name = root.querySelector('[data-current-call]');
  const crossing = new Set<string>();
  let current: HTMLAnchorElement | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        if (isIntersecting) crossing.add(target.id);
        else crossing.delete(target.id);
      }
      // Calls follow their group in the list: the last match is the innermost.
      const link = [...links].filter(([id]) => crossing.has(id)).at(-1)?.[1];
      if (link === current) return;
      current?.removeAttribute('aria-current');
      link?.setAttribute('aria-current', 'true');
      current = link;
      if (link) keepInView(link);
      if (name) name.textContent = link?.lastChild?.textContent ?? '';
    },
    // A line a little below the top: the section that crosses it is the one being read.
    {rootMargin: '-25% 0px -74% 0px'},
  );
  for (const id of links.keys()) {
    const section = document.getElementById(id);
    if (section) observer.observe(section);
  }
  return () => observer.disconnect();
}

function keepInView(link: HTMLElement): void {
  const list = link.closest('nav');
  if (!list || list.scrollHeight <= list.clientHeight) return;
  const top = link.offsetTop - list.clientHeight / 2;
  list.scrollTo({top, behavior: 'instant'});
}
