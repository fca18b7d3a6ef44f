import {render} from '../../reference/fixtures/render';
import {refused, shown} from '../../reference/hostile/documents';

/** One document in one process: renders it or is refused, and tells what that cost. */
const [, , name = ''] = process.argv;
const document = new Map<string, () => string>([
  ...Object.entries(shown),
  ...Object.entries(refused).map(([each, {text}]) => [each, text] as const),
]).get(name);
if (!document) throw new Error(`There is no hostile document "${name}".`);

const text = document();
const start = performance.now();
const used = process.cpuUsage();
let characters = 0;
try {
  characters = render(text).length;
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'DocumentError') throw error;
}
const {user, system} = process.cpuUsage(used);
console.log(
  JSON.stringify({
    seconds: Math.round(performance.now() - start) / 1000,
    // On a busy machine this is the fairer figure; collecting garbage on other threads counts too.
    processorSeconds: Math.round((user + system) / 1000) / 1000,
    peakMb: Math.round(process.resourceUsage().maxRSS / 1024),
    pageKb: Math.round(characters / 1024),
  }),
);
