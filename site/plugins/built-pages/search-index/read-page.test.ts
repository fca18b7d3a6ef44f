import {expect, test} from 'vitest';
import {parsePage} from '../built-page';
import type {Extent} from './read-page';
import {readPage} from './read-page';

const read = (html: string, extent: Extent) => readPage(parsePage('x.html', html), extent);

const guide = `<body><nav>Menu</nav><main>
  <nav>Breadcrumbs</nav><div class="theme-doc-toc-mobile"><button>On this page</button></div>
  <div class="markdown"><header><h1>Errors</h1></header>
    <p>Each has a <code>typeCode</code>. <a class="assumed">(assumed)</a> <samp>finished</samp></p><p>And more.</p>
    <h2 id="not-found">not-found<a class="hash-link" href="#not-found">#</a></h2>
    <pre><code><span>trade</span><span>Id</span>\n1</code></pre><button>Copy</button>
    <div data-code-sample="language"><pre>curl</pre><pre>fetch</pre></div>
    <h4 id="deep">Deep</h4><h3>No link</h3>
    <ul><li>One</li><li>Two</li></ul>
  </div>
  <div class="theme-doc-toc-desktop">not-found</div></main><footer>Foot</footer></body>`;

test('a guide becomes one section for its top and one for each heading with an id', () => {
  expect(read(guide, 'all')).toEqual({
    title: 'Errors',
    sections: [
      {id: '', heading: 'Errors', text: 'Each has a typeCode. And more.'},
      {id: 'not-found', heading: 'not-found', text: 'tradeId 1 Deep No link One Two'},
    ],
  });
});

test('a long listing is found by the words around it', () => {
  const html = `<main><h1>Receiver</h1><p>Before.</p><pre>${'listing '.repeat(101)}</pre></main>`;
  expect(read(html, 'all').sections[0]?.text).toBe('Before.');
  expect(read(html.replace('listing ', ''), 'all').sections[0]?.text).toContain('listing');
});

const reference = `<main><header><h1>API <small>1.0</small></h1><p>Summary.</p></header>
  <section id="trades"><h2>Trades</h2><p>About trades.</p>
    <section id="createTrade"><div><h3>Create a trade<a aria-label="Link" href="#createTrade"></a></h3>
      <p><span>POST</span><code>/v1/trades</code></p><p>Begins <b>escrow</b>.</p><p>Third.</p>
      <table><tr><td>amount</td></tr></table></div></section>
  </section></main>`;

test('a summary keeps the first two paragraphs below each heading', () => {
  expect(read(reference, 'summary').sections).toEqual([
    {id: '', heading: 'API 1.0', text: 'Summary.'},
    {id: 'trades', heading: 'Trades', text: 'About trades.'},
    {id: 'createTrade', heading: 'Create a trade', text: 'POST /v1/trades Begins escrow.'},
  ]);
});

test('a summary ends at 600 characters', () => {
  const html = `<main><h1>API</h1><p>${'word '.repeat(200)}</p></main>`;
  expect(read(html, 'summary').sections[0]?.text).toHaveLength(600);
});

test.each(['<h1>Title</h1>', '<main><p>Text</p></main>', '<main><h2 id="a">A</h2></main>'])(
  'a page with %j stops the build',
  (html) => {
    expect(() => read(html, 'all')).toThrow(
      'x.html has no <main> that begins with an h1, so search cannot name it.',
    );
  },
);
