import {createSandbox} from '../sandbox';
import type {Verdict} from './conformance';
import {recordTranscript, runConformance} from './conformance';

/** The results, as JSON in the document. */
export type BrowserReport = {
  readonly verdicts: readonly Verdict[];
  readonly transcript: string;
};

const origin = 'http://127.0.0.1:4010';
const sandbox = await createSandbox();
const verdicts = await runConformance({origin, send: sandbox.fetch});
const other = await createSandbox();
const transcript = await recordTranscript({origin, send: other.fetch});
const report: BrowserReport = {verdicts, transcript};

const output = document.createElement('output');
output.textContent = JSON.stringify(report);
document.body.append(output);
