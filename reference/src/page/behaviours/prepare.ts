import {prepareWhenNear} from '../../code/behaviours/when-near';
import {revealTarget} from './reveal-target';

/** Brings markup to life that has just been added to the page. */
export function prepare(root: ParentNode): void {
  prepareWhenNear(root);
  revealTarget(location.hash);
}
