import {expect, test} from 'vitest';
import {parsePage} from '../built-page';
import {readTwin} from './to-markdown';

const page = (article: string) =>
  `<head><meta name="description" content="About users."></head><nav>Menu</nav>
   <article><header><h1>Users<a class="hash-link" href="#users">#</a></h1></header>${article}</article>`;

const read = (article: string) =>
  readTwin(parsePage('docs/users.html', page(article)), 'https://docs.example/docs/users');

const beginning = '# Users\n\n<https://docs.example/docs/users>\n\n';

test('a twin begins with the title and the address of its page', () => {
  expect(read('<p>Text</p>')).toEqual({
    title: 'Users',
    description: 'About users.',
    markdown: `${beginning}Text\n`,
    headingIds: [[]],
  });
});

test('each heading has the ids that lead to it or to something below it', () => {
  const {headingIds} = read(
    '<p id="top">a</p><h2 id="kyc">b</h2><ul><li id="term">c</li></ul><section id="part"><h3>d</h3><aside><h3 id="left">e</h3></aside></section>',
  );
  expect(headingIds).toEqual([['top'], ['kyc', 'term'], ['part']]);
});

test('a heading in a list belongs to the section of the list', () => {
  const {headingIds} = read('<h2 id="ways">a</h2><ul><li id="one"><h3 id="in">b</h3></li></ul>');
  expect(headingIds).toEqual([[], ['ways', 'one', 'in']]);
});

test('links are whole addresses, and buttons, drawings and comments are left out', () => {
  const {markdown} = read(
    '<div data-page-actions=""><a href="/docs/users.md">View as Markdown</a></div><p>From <!-- -->1<!-- --> to <a href="#kyc">two</a><button>Copy</button></p><p aria-hidden="true">Payer</p>',
  );
  expect(markdown).toBe(`${beginning}From 1 to [two](https://docs.example/docs/users#kyc)\n`);
});

test('of two ways to follow a guide, the one that needs no page stays', () => {
  const {markdown} = read(
    '<fieldset>Which?</fieldset><div data-way="page"><p>Press Run.</p></div><div data-way="terminal"><p>Paste.</p></div>',
  );
  expect(markdown).toBe(`${beginning}Paste.\n`);
});

test('of a request the first language stays, and each response says its status', () => {
  const {markdown} = read(
    `<div data-code-sample="language"><pre data-variant="curl" data-label="curl"><span>curl</span> -X</pre>
     <pre data-variant="php" data-label="PHP">php</pre></div>
     <div data-code-sample=""><pre data-variant="200" data-label="200">{}</pre>
     <pre data-variant="400" data-label="400">[]</pre></div>`,
  );
  expect(markdown).toBe(
    `${beginning}Requests are in curl here; the page has them in PHP too.\n\n\`\`\`bash\ncurl -X\n\`\`\`\n\nResponse 200:\n\n\`\`\`json\n{}\n\`\`\`\n\nResponse 400:\n\n\`\`\`json\n[]\n\`\`\`\n`,
  );
});

test('code keeps its language, and a table stays a table', () => {
  const {markdown} = read(
    `<pre><code class="hljs language-python">x = 1\n</code></pre>
     <table><tr><th>Field</th></tr><tr><td><code>id</code></td></tr></table>`,
  );
  expect(markdown).toContain('```python\nx = 1\n```');
  expect(markdown).toContain('| Field |\n| - |\n| `id` |');
});

test('a page without an article is named', () => {
  expect(() =>
    readTwin(parsePage('docs/users.html', '<main></main>'), 'https://docs.example'),
  ).toThrow('docs/users.html has no <article> with an h1, so it cannot be written as Markdown.');
});
