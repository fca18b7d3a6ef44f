import type {ClientModule} from '@docusaurus/types';
import '@docusaurus/theme-classic/lib/nprogress.css';

const delay = 200;
let shown: ReturnType<typeof loadBar> | undefined;

/** The classic theme's progress bar, loaded when a reader first leaves a page. */
const progress: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    const bar = loadBar();
    const timer = setTimeout(() => {
      shown = bar;
      void bar.then((nprogress) => shown && nprogress?.start());
    }, delay);
    return () => clearTimeout(timer);
  },
  onRouteDidUpdate() {
    void shown?.then((nprogress) => nprogress?.done());
    shown = undefined;
  },
};

/** Without a network there is no bar; the page itself says what failed. */
async function loadBar() {
  const loaded = await import('nprogress').catch(() => undefined);
  loaded?.default.configure({showSpinner: false});
  return loaded?.default;
}

export default progress;
