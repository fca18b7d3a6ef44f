import type {Fault} from './fault';

type KnownSurvivor = Fault & {readonly reason: string};

/** Faults that change nothing that anyone could notice, each with the reason. */
export const knownSurvivors: readonly KnownSurvivor[] = [
  {
    file: 'openapi/src/bundle.ts',
    find: 'return a < b ? -1 : 1;',
    replace: 'return a < b ? -1 : 2;',
    reason: 'Sorting reads the sign of the number alone.',
  },
];

export function reasonFor({file, find, replace}: Fault): string | undefined {
  return knownSurvivors.find(
    (known) => known.file === file && known.find === find && known.replace === replace,
  )?.reason;
}
