import type {Islands} from '@theme/SiteIslands';
import {PlayIsland} from '../../../live/PlayIsland';
import {InspectIsland} from '../../../live/InspectIsland';
import {RunIsland} from '../../../live/RunIsland';

const islands: Islands = {
  run: (of) => <RunIsland of={of} />,
  play: (of) => <PlayIsland of={of} />,
  inspect: () => <InspectIsland />,
};
export default islands;
