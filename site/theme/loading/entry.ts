import './reload-when-replaced';

/**
 * Starts the site as Docusaurus does, but React before everything else and in a task of its own:
 * done in one go, the two would keep the page from reacting to the reader twice as long.
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
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'),
];

void start();
