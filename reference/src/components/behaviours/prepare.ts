import {colourWhenNear} from './colour-code';
import {applyLanguage} from './language-choice';
import {revealTarget} from './reveal-target';

/** What has to be done to markup that has just come into the page. */
export function prepare(root: ParentNode): void {
  applyLanguage(root);
  colourWhenNear(root);
  revealTarget(location.hash);
}
