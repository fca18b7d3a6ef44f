import {describeFault} from './fault';
import {plantFaults} from './plant-faults';

/** `npm run faults [part of a file's name]`: some of what `npm run assurance -- faults` plants. */
const [only = ''] = process.argv.slice(2);

const verdicts = await plantFaults({
  only,
  onVerdict: ({fault, by}) => console.log(`${by ?? 'SURVIVED'}: ${describeFault(fault)}`),
});
const caught = verdicts.filter(({by}) => by !== undefined).length;
console.log(`${verdicts.length} faults, ${caught} caught`);
