import type {Fault} from './fault';
import {knownSurvivors} from './known-survivors';
import {plantFaults} from './plant-faults';

/** `npm run faults [part of a file's name]`. */
const [only = ''] = process.argv.slice(2);
const leastCaught = 0.9;

const {tried, caught, survivors} = await plantFaults({
  only,
  onVerdict: ({fault, by}) => console.log(`${by ?? 'SURVIVED'}: ${describe(fault)}`),
});
const unnamed = survivors.filter((fault) => reasonFor(fault) === undefined);

console.log(`${tried} faults, ${caught} caught`);
for (const fault of survivors) {
  console.log(`Survived: ${describe(fault)}\n  ${reasonFor(fault) ?? 'Write the test it lacks.'}`);
}
if (unnamed.length > 0 || caught < tried * leastCaught) process.exitCode = 1;

function describe({file, find, replace}: Fault): string {
  return `${file}: ${find} -> ${replace}`;
}

function reasonFor({file, find, replace}: Fault): string | undefined {
  return knownSurvivors.find(
    (known) => known.file === file && known.find === find && known.replace === replace,
  )?.reason;
}
