import {join, relative} from 'node:path';
import type {Problem} from './problem.js';

/** Stops the build, and says for each problem where it is and what to do. */
export class ContractError extends Error {
  constructor(
    readonly problems: readonly Problem[],
    folder: string,
  ) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(
      [`The contract has ${count}.`, ...problems.map((one) => describe(one, folder))].join('\n\n'),
    );
    this.name = 'ContractError';
  }
}

function describe({file, pointer, message, remedy, rule}: Problem, folder: string): string {
  const cause = message.replaceAll(join(folder, '/'), '');
  return [`${relative(folder, file)} ${pointer}`, `  ${cause} (${rule})`, `  ${remedy}`].join('\n');
}
