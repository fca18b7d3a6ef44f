import type {CallTool} from './knowledge';

/** A text of the sandbox, with its control calls under the names of their tools. */
export function nameTools(text: string, controlCalls: readonly CallTool[]): string {
  return controlCalls
    .map(({method, path, name}) => [`${method.toUpperCase()} ${path}`, name] as const)
    .toSorted(([one], [other]) => other.length - one.length)
    .reduce((named, [address, name]) => named.replaceAll(address, name), text);
}
