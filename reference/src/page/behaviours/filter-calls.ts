const mostFields = 5;

/** Shows the calls in the list whose name, path or fields contain what is typed. */
export function filterCalls(input: HTMLInputElement): void {
  const list = input.closest('nav');
  if (!list) return;
  for (const field of list.querySelectorAll('[data-field]')) field.remove();
  const query = input.value.trim().toLowerCase();
  const items = [...list.querySelectorAll('li')];
  const found = items.filter((item) => {
    const link = item.querySelector('a');
    const section = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
    const isNamed = query === '' || nameOf(item, section).includes(query);
    const fields = query.length > 1 && section ? findFields(section, query) : [];
    item.append(...fields.slice(0, mostFields).map(linkTo));
    item.hidden = !isNamed && fields.length === 0;
    return !item.hidden;
  });
  for (const group of list.querySelectorAll<HTMLElement>(':scope > :is(div, a)')) {
    group.hidden = query !== '' && !group.querySelector('li:not([hidden])');
  }
  const status = list.querySelector('[data-no-calls]');
  if (status) status.textContent = found.length === 0 ? `No call or field has “${query}”.` : '';
}

function nameOf(item: Element, section: Element | null): string {
  return `${item.textContent} ${section?.querySelector('code')?.textContent ?? ''}`.toLowerCase();
}

function findFields(section: Element, query: string): HTMLElement[] {
  return [...section.querySelectorAll<HTMLElement>('li[id] > code:first-child')].filter((name) =>
    name.textContent.toLowerCase().includes(query),
  );
}

/** A call can have several fields of one name: the link says where in the body this one stands. */
function linkTo(name: HTMLElement): HTMLElement {
  const id = name.parentElement?.id ?? '';
  const link = document.createElement('a');
  link.dataset.field = '';
  link.href = `#${encodeURIComponent(id)}`;
  link.textContent = id.split('.').slice(2).join('.');
  return link;
}
