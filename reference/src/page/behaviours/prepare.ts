import {revealTarget} from './reveal-target';
import {prepareWhenNear} from '../../code/behaviours/when-near';

/** Brings markup to life that has just been added to the page. */
export function prepare(root: ParentNode): void {
  prepareWhenNear(root);
  revealTarget(location.hash);
}
