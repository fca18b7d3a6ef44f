// The store of pages reads the path that this cleans, and may be loaded before client modules are.
import '../client/clean-path';
import './reload-when-replaced';

/**
 * Starts the site as Docusaurus does, but in steps: first React, then the routes and this page's
 * own, then everything else. Done in one go, they would keep the page from reacting to the reader.
 */
async function start(): Promise<void> {
  for (const load of steps) {
    await new Promise((resolve) => setTimeout(resolve));
    await load();
  }
}

// The router and the head's tags would be steps, too, if that did not cost them their tree shaking.
const steps: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  async () => {
    const {default: preload} = await import(
      /* webpackMode: "eager" */ '@docusaurus/core/lib/client/preload.js'
    );
    void preload(window.location.pathname);
  },
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'),
];

void start();
