import type {Islands} from '@theme/SiteIslands';
import {RunIsland} from '../../../live/RunIsland';

const islands: Islands = {run: (of) => <RunIsland of={of} />};
export default islands;
