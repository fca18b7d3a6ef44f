import type {Islands} from '@theme/SiteIslands';

/** The living parts that any page may have; a site puts its own in place of this. */
const none: Islands = {};
export default none;
