import {readSession, undo, withSandbox} from '../session';
import {perform} from './deeds';
import type {Played} from './played';
import type {Story} from './stories';
import {findScene, nameScene} from './played';

/** The scene after this one. Nothing, where another tab or press has gone on already. */
export function playNext({story, index}: Played): Promise<void> {
  return withSandbox(async (engine) => {
    if (engine.steps.at(-1)?.of !== nameScene(story, index)) return;
    const deeds = story.scenes[index + 1]?.deeds ?? [];
    await perform(engine, deeds, nameScene(story, index + 1));
  });
}

/** The scene before this one; never out of the story. */
export async function goBack({story, index}: Played): Promise<void> {
  if (index > 0) await undo(nameScene(story, index));
}

/** From the beginning, as one press. */
export function playUntil(story: Story, last: number): Promise<void> {
  return playScenes(story, 0, last);
}

/** On to a later scene, as one press. */
export function playScenes(story: Story, first: number, last: number): Promise<void> {
  return withSandbox(async (engine) => {
    for (let index = first; index <= last; index += 1) {
      await perform(engine, story.scenes[index]?.deeds ?? [], nameScene(story, index));
    }
  });
}

/** Takes back what was done beside the story. */
export async function returnToStory(): Promise<void> {
  for (let presses = readSession().notebook?.marks.length ?? 0; presses > 0; presses -= 1) {
    if (findScene(latestScene())) return;
    await undo();
  }
}

function latestScene(): string | undefined {
  return readSession().notebook?.steps.at(-1)?.of;
}
