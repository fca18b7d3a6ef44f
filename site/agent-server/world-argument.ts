import type {NextTool} from './next-tools';
import type {World, Worlds} from './worlds';

/** Every tool of the sandbox takes it. */
export const worldArgument = {
  world: {
    type: 'string',
    description: 'The name of a sandbox. Left out, the one that was opened last.',
    maxLength: 64,
  },
};

/** Names the world where there are several. */
export function inWorld(
  {count}: Worlds,
  {name}: World,
  next: readonly NextTool[],
): readonly NextTool[] {
  if (count === 1) return next;
  return next.map((each) => ({...each, arguments: {...each.arguments, world: name}}));
}
