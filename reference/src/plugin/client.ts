import {installBehaviours} from '../page/behaviours/install';
import {prepare} from '../page/behaviours/prepare';

// Client modules are also loaded when pages are rendered, where there is no document.
if (typeof document !== 'undefined') installBehaviours();

export function onRouteDidUpdate(): void {
  prepare(document);
}
