import {JSDOM} from 'jsdom';
import {expect, test} from 'vitest';
import {render} from '../fixtures/render';
import {documentWith, payloads} from './slots';

const allowed = new Set(
  'html head body main div header nav section h1 h2 h3 h4 p wbr span strong em del small a ul ol li dl dt dd code pre table caption thead tbody tr th td blockquote br hr button details summary'.split(
    ' ',
  ),
);

test.each(payloads)('%s stays text in every slot', (payload) => {
  const {window} = new JSDOM(render(JSON.stringify(documentWith(payload))), {
    runScripts: 'dangerously',
  });
  const elements = [
    ...window.document.querySelectorAll(
      '*:not(script[data-pause]:empty, input[data-filter-calls])',
    ),
  ];
  expect(elements.map(({localName}) => localName).filter((name) => !allowed.has(name))).toEqual([]);
  const attributes = elements.flatMap((element) => [...element.attributes]);
  expect(
    attributes.filter(({name}) => /^(?:on|style|src|srcdoc|action|formaction)/.test(name)),
  ).toEqual([]);
  const addresses = attributes.filter(({name}) => name === 'href').map(({value}) => value);
  expect(addresses.filter((href) => !/^(?:#|https?:\/\/|mailto:|\/(?!\/))/.test(href))).toEqual([]);
  expect('hacked' in window).toBe(false);
  expect('hacked' in globalThis).toBe(false);
  window.close();
});
