import type {Mutation} from '../../sandbox/src/model-checks/mutations';

/** As the sandbox plants them: a file, a text that it has once, and what stands there instead. */
export type Fault = Mutation;

export function plant(text: string, {file, find, replace}: Fault): string {
  if (text.split(find).length !== 2) throw new Error(`${file} does not have this once: ${find}`);
  return text.replace(find, () => replace);
}

export function describeFault({file, find, replace}: Fault): string {
  return `${file}: ${find} -> ${replace}`;
}
