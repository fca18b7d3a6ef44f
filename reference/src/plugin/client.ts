import scrollUntilStill from '@theme/scroll-until-still';
import {prepareWhenNear} from '../code/behaviours/when-near';
import {installBehaviours} from '../page/behaviours/install';
import {revealTarget} from '../page/behaviours/reveal-target';

// Client modules are also loaded when pages are rendered, where there is no document.
if (typeof document !== 'undefined') installBehaviours();

export function onRouteDidUpdate(): void {
  prepareWhenNear(document);
  const target = revealTarget(location.hash);
  if (target) scrollUntilStill(target, () => target.scrollIntoView({behavior: 'instant'}));
}
