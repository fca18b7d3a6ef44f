/** What a page needs to run a sandbox of its own; the tables behind it come with the rest of it. */
export type {HostedPage} from './hosted/page';
export {planWayTo} from './control/plan-way';
export {seeded} from './control/seed';
export {loadAssumptions} from './control/used-assumptions';
export type {Sandbox} from './sandbox';
export {createSandbox} from './sandbox';
