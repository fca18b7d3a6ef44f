import {runProgram} from './command-line';

/** The sandbox as one file, without the native database of --data. */
await runProgram({command: 'node symblepay-sandbox.mjs'});
