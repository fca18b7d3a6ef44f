import type {Fault} from './fault';

type KnownSurvivor = Fault & {readonly reason: string};

/** Faults that change nothing that anyone could notice, each with the reason. */
export const knownSurvivors: readonly KnownSurvivor[] = [];
