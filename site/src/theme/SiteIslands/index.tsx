import type {Islands} from '@theme/SiteIslands';
import {PlayIsland} from '../../../live/PlayIsland';
import {RunIsland} from '../../../live/RunIsland';

const islands: Islands = {
  run: (of) => <RunIsland of={of} />,
  play: (of) => <PlayIsland of={of} />,
};
export default islands;
