import {createBrowserSandbox} from '../browser/browser-sandbox';
import {recordTranscript, runConformance} from './conformance';

/** Runs in a browser page: the whole suite and the transcript, as JSON in the document. */
const origin = 'http://127.0.0.1:4010';
const sandbox = await createBrowserSandbox({name: 'conformance'});
const target = {origin, send: sandbox.fetch};
const verdicts = await runConformance(target);
const transcript = await recordTranscript({
  origin,
  send: (await createBrowserSandbox({name: 'transcript'})).fetch,
});
const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(transcript));
const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));

document.body.textContent = JSON.stringify({
  isPersistent: sandbox.isPersistent,
  failed: verdicts.filter(({problem}) => problem !== null),
  passed: verdicts.filter(({problem}) => problem === null).length,
  transcript: sha256.join(''),
});
