/** From a route to the chunks that it needs, as the framework writes it to `routesChunkNames.json`. */
export type RouteChunks = Readonly<
  Record<string, {readonly __comp: string; readonly content?: string}>
>;

/** One line of the framework's registry: `"069d983b": [() => import(…), "@site/docs/…", …],`. */
const entries = /^ {2}"([^"]+)": \[\(\) => import\(.+? ("[^"]+")\), .*?\)\]/gm;

/** What every guide needs: the theme's frame, and the data that the framework generates for it. */
const isFrame = (module: string) => /^"@(?:theme\/Doc|generated\/)/.test(module);

/**
 * The framework's registry of chunks, as browsers get it: what a page says is in the page itself,
 * and the frame around it in the script that all pages share.
 */
export function browserRegistry(registry: string, routes: RouteChunks, pageStore: string): string {
  const paths = new Map(
    Object.entries(routes)
      .filter(([, {__comp}]) => !registry.includes(`"${__comp}" */ "@theme/MDXPage"`))
      .map(([route, {content}]) => [content, route.replace(/-[^-]+$/, '')]),
  );
  let count = 0;
  const rewritten = registry.replace(entries, (line, chunk: string, module: string) => {
    count += 1;
    const path = paths.get(chunk);
    if (path !== undefined) return `  "${chunk}": [() => loadPage(${JSON.stringify(path)})]`;
    return isFrame(module)
      ? line.replace(/webpackChunkName: "[^"]+"/, 'webpackMode: "eager"')
      : line;
  });
  if (count === 0 || count < registry.split('import(').length - 1) {
    throw new Error('The registry of chunks has another form than expected.');
  }
  return `import {loadPage} from ${JSON.stringify(pageStore)};\n${rewritten}`;
}
