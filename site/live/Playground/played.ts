import type {Deed} from './deeds';
import type {Story} from './stories';
import {stories} from './stories';

/** How far a story has been played, by what its steps are named after. */
export function nameScene({id}: Story, index: number): string {
  return `play/${id}/${index}`;
}

export type Played = {readonly story: Story; readonly index: number};

/** What has happened, and what an integrator does now. */
export function sayScene({story, index}: Played): string {
  const scene = story.scenes[index];
  return scene ? `${scene.title}. ${scene.say}` : '';
}

/** Whether somebody does what comes next in the story anyway. */
export function isNext({story, index}: Played, deeds: readonly Deed[]): boolean {
  return withoutUsers(story.scenes[index + 1]?.deeds ?? []) === withoutUsers(deeds);
}

function withoutUsers(deeds: readonly Deed[]): string {
  return JSON.stringify(deeds, (key, value: unknown) => (key === 'by' ? undefined : value));
}

/** Undefined where it is no scene, or one of an older release. */
export function findScene(of: string | undefined): Played | undefined {
  const [kind, id, number] = of?.split('/') ?? [];
  const index = Number(number);
  const story = kind === 'play' ? stories.find((each) => each.id === id) : undefined;
  return story?.scenes[index] && {story, index};
}
