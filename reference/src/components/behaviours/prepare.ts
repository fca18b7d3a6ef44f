import {colourWhenNear} from './colour-code';
import {applyChoices} from './choose-variant';
import {revealTarget} from './reveal-target';

/** What has to be done to markup that has just come into the page. */
export function prepare(root: ParentNode): void {
  applyChoices(root);
  colourWhenNear(root);
  revealTarget(location.hash);
}
