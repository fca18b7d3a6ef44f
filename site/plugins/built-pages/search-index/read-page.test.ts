import {expect, test} from 'vitest';
import {parsePage} from '../built-page';
import {readPage} from './read-page';

const read = (html: string, file = 'x.html') => readPage(parsePage(file, html));

const guide = `<body><nav>Menu</nav><main>
  <nav>Breadcrumbs</nav><div class="theme-doc-toc-mobile"><button>On this page</button></div>
  <div class="markdown"><header><h1>Errors</h1></header>
    <p>Each has a <code>typeCode</code> <a class="assumed">(assumed)</a>. <samp>finished</samp></p><p>And more.</p>
    <h2 id="not-found">not-found<a class="hash-link" href="#not-found">#</a></h2>
    <pre><code>curl</code></pre><figure><figcaption>Flow</figcaption><div>MarketplaceSymblepay</div></figure>
    <div data-code-sample="language"><pre data-label="curl">curl</pre></div>
    <pre data-label="400">{"detail": "It was not known", "status": 400}</pre><pre data-label="400: detail">"detail": "It was not known"</pre>
    <h4 id="deep">Deep</h4><h3>No link</h3>
    <ul><li>One</li><li>Two</li></ul>
    <h2 id="what-next">What next</h2><p>Testing.</p>
  </div>
  <div class="theme-doc-toc-desktop">not-found</div></main><footer>Foot</footer></body>`;

test('a guide has an entry for its top and for each heading with an id, in sentences alone', () => {
  expect(read(guide)).toEqual({
    title: 'Errors',
    entries: [
      {kind: 'Guide', id: '', name: 'Errors', text: 'Each has a typeCode. And more.'},
      {kind: 'Guide', id: 'not-found', name: 'not-found', text: 'Deep No link One Two'},
    ],
  });
});

test('a code of the errors guide is an error, known by the status and the message of its response', () => {
  expect(read(guide, 'docs/guidelines/errors.html').entries[1]).toMatchObject({
    kind: 'Error',
    name: 'not-found',
    text: 'Deep No link One Two It was not known',
    alias: 'Status 400',
  });
});

test('terms and assumptions in lists are entries of their own', () => {
  const html = `<main><h1>Guidelines</h1><p>Before.</p><ul>
    <li id="mitid"><strong>MitID</strong>: A national ID.</li>
    <li id="trade-steps"><strong>A trade takes steps.</strong><br>Documented names. Used in: Sandbox</li></ul></main>`;
  expect(read(html).entries).toEqual([
    {kind: 'Guide', id: '', name: 'Guidelines', text: 'Before.'},
    {kind: 'Term', id: 'mitid', name: 'MitID', text: 'A national ID.'},
    {
      kind: 'Assumption',
      id: 'trade-steps',
      name: 'A trade takes steps.',
      text: '',
    },
  ]);
});

test('what other entries explain is left out of a section', () => {
  const html = `<main><h1>Trades</h1><p>Before.</p>
    <table><tr><td><a href="/v1/marketplace#schema.Status.title">title</a></td><td>Text</td></tr></table>
    <table><tr><td>${'row '.repeat(751)}</td></tr></table>
    <details><summary>Documented and assumed</summary><p>This page assumes.</p></details></main>`;
  expect(read(html).entries[0]?.text).toBe('Before.');
});

test('a table that can be read through is part of its section', () => {
  const html = '<main><h1>Trades</h1><table><tr><td>Kept</td></tr></table></main>';
  expect(read(html).entries[0]?.text).toBe('Kept');
});

const reference = `<main><header><h1>API <small>1.0</small></h1><p>Summary.</p></header>
  <section id="trades"><h2>Trades</h2><p>About trades.</p>
    <section id="createTrade"><div><h3>Create a trade<a aria-label="Link" href="#createTrade"></a></h3>
      <span data-method="post">POST</span><code>/trades/<wbr>{id}</code><p>Begins <b>escrow</b>.</p><p>Soon.</p><p>Third.</p>
      <ul><li id="createTrade.body.paidBy"><code>paidBy</code><a aria-label="Link"></a>string<p>Who pays.</p>
        <ul aria-label="Allowed values"><li id="createTrade.body.paidBy.Payer"><code>Payer</code><a aria-label="Link">#</a>The payer.<details>assumed</details></li></ul></li></ul></div></section>
    <section id="webhook.trade_changed"><h3>A trade changed</h3><span data-method="webhook">HOOK</span><code>trade.changed</code>
      <ul><li id="webhook.trade_changed.body.paidBy"><code>paidBy</code><p>Who pays.</p></li></ul>
      <ul aria-label="Allowed values"><li id="webhook.trade_changed.body.eventName.trade_changed"><code>trade.changed</code>It changed.</li></ul></section>
    <section id="schema.MilestoneId"><h3>MilestoneId</h3>
      <ul aria-label="Allowed values"><li id="schema.MilestoneId.finished"><code>finished</code>It is over.</li></ul></section>
    <section id="schema.ErrorTypeCode"><h3>ErrorTypeCode</h3>
      <ul aria-label="Allowed values"><li id="schema.ErrorTypeCode.not-found"><code>not-found</code>Unknown.</li></ul></section>
  </section></main>`;

test('calls, webhooks, fields, values and milestones of the reference are entries, each once', () => {
  const {entries} = read(reference, 'v1/marketplace.html');
  expect(entries.map(({kind, id, text, alias}) => [kind, id, text, alias])).toEqual([
    ['Guide', '', 'Summary.', undefined],
    ['Guide', 'trades', 'About trades.', undefined],
    ['Call', 'createTrade', 'Begins escrow. Soon.', 'POST /trades/{id}'],
    ['Field', 'createTrade.body.paidBy', 'Who pays.', undefined],
    ['Value', 'createTrade.body.paidBy.Payer', 'The payer.', undefined],
    ['Webhook', 'webhook.trade_changed', '', 'trade.changed'],
    ['Model', 'schema.MilestoneId', '', undefined],
    ['Milestone', 'schema.MilestoneId.finished', 'It is over.', undefined],
    ['Model', 'schema.ErrorTypeCode', '', undefined],
  ]);
});

test('the description of a call ends at 600 characters', () => {
  const html = `<main><h1>API</h1><p>${'word '.repeat(200)}</p></main>`;
  expect(read(html, 'v1/marketplace.html').entries[0]?.text).toHaveLength(600);
});

test.each(['<h1>Title</h1>', '<main><p>Text</p></main>', '<main><h2 id="a">A</h2></main>'])(
  'a page with %j stops the build',
  (html) => {
    expect(() => read(html)).toThrow(
      'x.html has no <main> that begins with an h1, so search cannot name it.',
    );
  },
);
