/** Marks the call that is being read in the list of calls. */
export function spyOnScroll(root: HTMLElement): () => void {
  const links = new Map(
    [...root.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')].map((link) => [
      decodeURIComponent(link.hash.slice(1)),
      link,
    ]),
  );
  let current: HTMLAnchorElement | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.find(({isIntersecting}) => isIntersecting);
      const link = entry && links.get(entry.target.id);
      if (!link || link === current) return;
      current?.removeAttribute('aria-current');
      link.setAttribute('aria-current', 'true');
      current = link;
      keepInView(link);
    },
    // A line a little below the top: the section that crosses it is the one being read.
    {rootMargin: '-25% 0px -74% 0px'},
  );
  for (const section of root.querySelectorAll('[data-operation]')) observer.observe(section);
  return () => observer.disconnect();
}

function keepInView(link: HTMLElement): void {
  const list = link.closest('nav');
  if (!list || list.scrollHeight <= list.clientHeight) return;
  const top = link.offsetTop - list.clientHeight / 2;
  list.scrollTo({top, behavior: 'instant'});
}
