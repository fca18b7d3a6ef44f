import type {RefObject} from 'react';
import {useEffect} from 'react';
import {colourCode} from '../code/behaviours/colour-code';
import {encodeTokens} from '../code/encode-tokens';
import type {PlainRequest} from '../request/build-request';
import {jsonTokens} from '../request/samples/json-tokens';
import type {Sample, Token} from '../request/samples/sample';
import {textOf} from '../request/samples/sample';
import {toCurl} from '../request/to-curl';

type Form = RefObject<HTMLElement | null>;

/** While the form is open, the samples of the call show the request of the form. */
export function useFollowingSample(form: Form, request: PlainRequest): void {
  useEffect(() => {
    const sample = findSample(form);
    if (!sample) return undefined;
    const recorded = blocksOf(sample).map((block) => [block, readCode(block)] as const);
    return () => {
      for (const [block, code] of recorded) writeCode(block, code);
    };
  }, [form]);

  useEffect(() => {
    const sample = findSample(form);
    if (!sample) return undefined;
    let isCurrent = true;
    const follow = async () => {
      const samples = await writeSamples(request, sample.dataset.ready);
      if (!isCurrent) return;
      for (const block of blocksOf(sample)) {
        const written = samples.find(({id}) => id === block.dataset.variant);
        if (written) writeCode(block, toCode(written.tokens));
      }
    };
    // A language that does not load keeps its sample.
    const tryToFollow = () => void follow().catch(() => undefined);
    tryToFollow();
    const choice = new MutationObserver(tryToFollow);
    choice.observe(sample, {attributeFilter: ['data-ready']});
    return () => {
      isCurrent = false;
      choice.disconnect();
    };
  }, [form, request]);
}

/** Only who reads another language than curl loads what writes them. */
async function writeSamples(
  request: PlainRequest,
  language: string | undefined,
): Promise<readonly Sample[]> {
  const curl: Sample = {id: 'curl', label: 'curl', tokens: curlTokens(toCurl(request))};
  if (language === undefined || language === curl.id) return [curl];
  const {snippets} = await import('../request/samples/snippets');
  return snippets(request);
}

function curlTokens(curl: string): readonly Token[] {
  const [head = '', ...body] = curl.split(/(?<=--data ')/);
  return [head, ...jsonTokens(body.join(''))];
}

function findSample(form: Form): HTMLElement | undefined {
  const call = form.current?.closest('[data-operation]');
  return call?.querySelector<HTMLElement>('[data-code-sample="language"]') ?? undefined;
}

function blocksOf(sample: HTMLElement): HTMLElement[] {
  return [...sample.querySelectorAll<HTMLElement>('[data-variant]')];
}

type Code = {readonly text: string; readonly tokens: string};

function toCode(tokens: readonly Token[]): Code {
  return {text: tokens.map(textOf).join(''), tokens: encodeTokens(tokens)};
}

function readCode({textContent, dataset}: HTMLElement): Code {
  return {text: textContent, tokens: dataset.tokens ?? ''};
}

function writeCode(block: HTMLElement, {text, tokens}: Code): void {
  block.textContent = text;
  block.dataset.tokens = tokens;
  colourCode(block);
}
