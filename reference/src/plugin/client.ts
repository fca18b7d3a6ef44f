import {installBehaviours} from '../page/behaviours/install';
import {prepare} from '../page/behaviours/prepare';

// Client modules are also read where the pages are rendered, and there is no document there.
if (typeof document !== 'undefined') installBehaviours();

export function onRouteDidUpdate(): void {
  prepare(document);
}
