import {isOfThisBuild} from './build-of-page';
import {readPage} from './read-page';

/** The path of the document that the browser opened; client modules have cleaned it before this. */
const openedPath = typeof location === 'undefined' ? '' : withoutSlash(location.pathname);

/** The content of pages that are not shown. */
const contents = new Map<string, readonly ChildNode[]>();

/**
 * The page's module, as the framework's registry loads it. There is none in a file of its own: the
 * page's HTML holds both the content and what the frame around it must know.
 */
export async function loadPage(path: string): Promise<object> {
  const {data, nodes} = readPage(
    withoutSlash(path) === openedPath ? document : await fetchPage(path),
  );
  keepContent(path, nodes);
  // It renders nothing: `Kept` inserts the content.
  return {...data, default: () => null};
}

export function keepContent(path: string, nodes: Iterable<ChildNode>): void {
  contents.set(withoutSlash(path), [...nodes]);
}

export function takeContent(path: string): readonly ChildNode[] {
  const nodes = contents.get(withoutSlash(path));
  if (nodes === undefined) throw new Error(`The content of ${path} was not loaded.`);
  contents.delete(withoutSlash(path));
  return nodes;
}

/** Throws for anything that is not the page of this very build; the framework then loads it whole. */
async function fetchPage(path: string): Promise<Document> {
  const response = await fetch(path, {headers: {accept: 'text/html'}});
  const type = response.headers.get('content-type') ?? '';
  const isElsewhere = withoutSlash(new URL(response.url).pathname) !== withoutSlash(path);
  if (!response.ok || isElsewhere || !type.startsWith('text/html')) {
    throw new Error(`${path} came back as ${response.status} ${type} from ${response.url}.`);
  }
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (!isOfThisBuild(page)) throw new Error(`${path} is of another build.`);
  return page;
}

/** Some sites end their paths with a slash, and some hosts add one: it is the same page. */
function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}
