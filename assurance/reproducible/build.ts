import type {Digests} from './digests';
import {readDigests} from './digests';
import {runWithoutNetwork} from './without-network';

/** What `npm run build` writes. */
export const builtFolders = ['openapi/dist', 'site/published/dist', 'site/build'];

type Build = {
  readonly digests: Digests;
  readonly packets: number;
};

/** Does in a clone what `npm run build` does once the packages are there, apart from the network. */
export async function build(clone: string, zone: string): Promise<Build> {
  const program = [process.execPath, '--import', 'tsx', 'scripts/tasks.ts', 'build'];
  const {status, output, packets} = await runWithoutNetwork(program, clone, {TZ: zone});
  if (status !== 0) throw new Error(`The build in ${zone} ended with ${status}:\n${output}`);
  return {digests: readDigests(clone, builtFolders), packets};
}
