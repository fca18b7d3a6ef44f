import {revealTarget} from './reveal-target';
import {prepareWhenNear} from '../../code/behaviours/when-near';

/** What has to be done to markup that has just come into the page. */
export function prepare(root: ParentNode): void {
  prepareWhenNear(root);
  revealTarget(location.hash);
}
