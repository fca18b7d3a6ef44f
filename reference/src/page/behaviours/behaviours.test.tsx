// @vitest-environment jsdom
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {applyChoices} from '../../code/behaviours/choose-variant';
import {colourCode, uncolourCode} from '../../code/behaviours/colour-code';
import {CodeSample} from '../../code/CodeSample';
import {installBehaviours} from './install';
import {revealTarget} from './reveal-target';

const variants = [
  {id: 'curl', label: 'curl', tokens: [['k', 'curl'], ' ', ['s', "'x'"]] as const},
  {id: 'python', label: 'Python', tokens: [['k', 'import'], ' requests'] as const},
];

function sample(topic?: string): string {
  return renderToStaticMarkup(
    <CodeSample variants={variants} title="A call" {...(topic === undefined ? {} : {topic})} />,
  );
}

let uninstall: () => void;

beforeEach(() => {
  localStorage.clear();
  window.scrollBy = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = () => new EventTarget() as MediaQueryList;
  uninstall = installBehaviours();
});
afterEach(() => {
  uninstall();
  document.body.replaceChildren();
});

function shown(): readonly (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>('[data-variant]:not([hidden])')].map(
    ({dataset}) => dataset.variant,
  );
}

function tab(name: string, index = 0): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>(`[data-tab="${name}"]`)[index];
  if (!found) throw new Error(`There is no tab ${name}.`);
  return found;
}

test('all variants are shown until a script takes over', () => {
  document.body.innerHTML = sample('language');
  expect(shown()).toEqual(['curl', 'python']);
  applyChoices(document);
  expect(shown()).toEqual(['curl']);
});

test('a choice holds for every sample of the topic and is remembered', () => {
  document.body.innerHTML = sample('language') + sample('language') + sample();
  applyChoices(document);
  tab('python').click();
  expect(shown()).toEqual(['python', 'python', 'curl']);
  expect(tab('python', 1).getAttribute('aria-selected')).toBe('true');
  document.body.innerHTML = sample('language');
  applyChoices(document);
  expect(shown()).toEqual(['python']);
});

test('a choice holds where storage is full, until there is room again', () => {
  localStorage.setItem('reference.language', 'curl');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  document.body.innerHTML = sample('language');
  applyChoices(document);
  tab('python').click();
  expect(shown()).toEqual(['python']);
  full.mockRestore();
  tab('curl').click();
  localStorage.setItem('reference.language', 'python');
  applyChoices(document);
  expect(shown()).toEqual(['python']);
});

test('a choice made in another tab of the browser arrives here', () => {
  document.body.innerHTML = sample('language');
  applyChoices(document);
  localStorage.setItem('reference.language', 'python');
  window.dispatchEvent(new StorageEvent('storage', {key: 'reference.language'}));
  expect(shown()).toEqual(['python']);
});

test('a remembered variant that a sample lacks leaves its first', () => {
  localStorage.setItem('reference.language', 'cobol');
  document.body.innerHTML = sample('language');
  applyChoices(document);
  expect(shown()).toEqual(['curl']);
});

test('arrow keys, Home and End move between tabs', () => {
  document.body.innerHTML = sample('language');
  applyChoices(document);
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
  tab('curl').focus();
  press('ArrowRight');
  expect([shown(), document.activeElement]).toEqual([['python'], tab('python')]);
  press('ArrowRight');
  expect(shown()).toEqual(['curl']);
  press('End');
  expect(shown()).toEqual(['python']);
});

test('colouring makes the elements that were found at build time', () => {
  document.body.innerHTML = sample();
  const [code] = document.querySelectorAll<HTMLElement>('[data-tokens]');
  if (!code) throw new Error('There is no code.');
  const before = code.textContent;
  colourCode(code);
  expect(code.textContent).toBe(before);
  expect([...code.children].map(({outerHTML}) => outerHTML)).toEqual([
    '<span data-token="k">curl</span>',
    '<span data-token="s">\'x\'</span>',
  ]);
});

test('code out of view loses its elements but not its text, and can be coloured again', () => {
  document.body.innerHTML = sample();
  const [code] = document.querySelectorAll<HTMLElement>('[data-tokens]');
  if (!code) throw new Error('There is no code.');
  const before = code.textContent;
  colourCode(code);
  getSelection()?.selectAllChildren(code);
  uncolourCode(code);
  expect(code.childElementCount).toBe(2);
  getSelection()?.removeAllRanges();
  uncolourCode(code);
  expect(code.childNodes).toHaveLength(1);
  expect(code.textContent).toBe(before);
  colourCode(code);
  expect(code.childElementCount).toBe(2);
});

test('a link into something folded opens it and marks the target', () => {
  document.body.innerHTML =
    '<main data-reference><details><details><p id="a.b c">x</p></details></details></main>';
  expect(revealTarget('#a.b%20c')?.id).toBe('a.b c');
  expect([...document.querySelectorAll('details')].every(({open}) => open)).toBe(true);
  expect(document.getElementById('a.b c')?.dataset.highlighted).toBe('');
  expect(revealTarget('#elsewhere')).toBeUndefined();
  expect(document.querySelector('[data-highlighted]')).toBeNull();
});

test('what is folded is open while it is printed, and only then', () => {
  document.body.innerHTML =
    '<main data-reference><details></details><details open></details></main><details></details>';
  const areOpen = () => [...document.querySelectorAll('details')].map(({open}) => open);
  for (let times = 0; times < 2; times += 1) {
    window.dispatchEvent(new Event('beforeprint'));
    expect(areOpen()).toEqual([true, true, false]);
    window.dispatchEvent(new Event('afterprint'));
    expect(areOpen()).toEqual([false, true, false]);
  }
});

test('copying takes the variant that is shown', async () => {
  let copied = '';
  Object.assign(navigator, {
    clipboard: {writeText: (text: string) => Promise.resolve((copied = text))},
  });
  document.body.innerHTML = sample('language');
  applyChoices(document);
  tab('python').click();
  document.querySelector<HTMLElement>('[data-copy]')?.click();
  await Promise.resolve();
  expect(copied).toBe('import requests');
  expect(document.querySelector('[role=status]')?.textContent).toBe('Code copied');
});
