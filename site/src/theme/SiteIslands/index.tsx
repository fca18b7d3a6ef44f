import type {Islands} from '@theme/SiteIslands';
import {InspectIsland} from '../../../live/InspectIsland';
import {MapIsland} from '../../../live/MapIsland';
import {PlayIsland} from '../../../live/PlayIsland';
import {RunIsland} from '../../../live/RunIsland';

const islands: Islands = {
  run: (of) => <RunIsland of={of} />,
  play: (of) => <PlayIsland of={of} />,
  map: () => <MapIsland />,
  inspect: () => <InspectIsland />,
};
export default islands;
