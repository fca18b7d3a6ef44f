import {expect, test} from 'vitest';
import {sendCall} from './send-call';
import {knowledge} from './testing/knowledge';
import {Worlds} from './worlds';

test('of the headers those come along that say something about the call', async () => {
  const getUser = knowledge.calls.find(({name}) => name === 'getUser');
  if (!getUser) throw new Error('There is no getUser.');
  const worlds = new Worlds();
  const world = await worlds.open({fill: false});
  const {status, headers} = await sendCall(world, getUser, {marketplaceUserId: 'me'}, undefined);
  worlds.close();
  expect(status).toBe(401);
  expect(Object.keys(headers)).toEqual(['www-authenticate', 'x-correlation-id']);
});
