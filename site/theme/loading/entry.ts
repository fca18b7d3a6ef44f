/**
 * Starts the site as Docusaurus does, but in steps of one library each: done at once, it would keep
 * the browser from answering the reader for the time of all of them.
 */
async function start(): Promise<void> {
  for (const load of steps) {
    await new Promise((resolve) => setTimeout(resolve));
    await load();
  }
}

const steps: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ 'react-helmet-async'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'),
];

void start();
