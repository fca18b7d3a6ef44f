import {expect, test} from 'vitest';
import {Engine} from '../engine';
import {perform} from './deeds';
import {findScene, nameScene} from './played';
import {stories} from './stories';

for (const story of stories) {
  test(`"${story.title}" can be played to its end, and no øre is lost on the way`, async () => {
    const engine = await Engine.begin('http://sandbox.test');
    for (const [index, {deeds}] of story.scenes.entries()) {
      const before = engine.steps.length;
      await perform(engine, deeds, nameScene(story, index));
      expect(engine.steps.length).toBe(before + deeds.length);
      expect(findScene(engine.steps.at(-1)?.of)).toEqual({story, index});
      const {balances} = engine.sandbox.control.readTrade({tradeId: engine.trade ?? ''});
      expect(Object.values(balances).reduce((sum, amount) => sum + amount)).toBe(0);
    }
    expect(engine.sandbox.control.readTrade({tradeId: engine.trade ?? ''}).state).toBe(story.ends);
  });
}

test('every story has its own id, title and text for each scene', () => {
  expect(new Set(stories.map(({id}) => id)).size).toBe(stories.length);
  expect(new Set(stories.map(({title}) => title)).size).toBe(stories.length);
});

test.each(['9999', '-1', '1.5', 'length'])('a story has no scene %j', (index) => {
  expect(findScene(`play/${stories[0]?.id}/${index}`)).toBeUndefined();
});
