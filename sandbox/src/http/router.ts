/** The method in any case, the path with its parameters in braces. */
type Route = {readonly method: string; readonly path: string};

export type Match<Name extends string> = {
  readonly name: Name;
  readonly path: Readonly<Record<string, string>>;
};

/** The path exists, but not with this method. */
export type WrongMethod = {readonly allowed: readonly string[]};

/** Finds the route of a path. Of two that fit, the one with the earlier literal segment wins. */
export class Router<Name extends string> {
  private readonly compiled;

  constructor(routes: Readonly<Record<Name, Route>>, basePath: string) {
    this.compiled = (Object.keys(routes) as Name[])
      .map((name) => ({
        name,
        method: routes[name].method.toUpperCase(),
        segments: (basePath + routes[name].path).split('/'),
      }))
      .sort((one, other) => compare(rank(one.segments), rank(other.segments)));
  }

  /** Undefined when no path fits. HEAD is matched as GET. */
  match(method: string, pathname: string): Match<Name> | WrongMethod | undefined {
    const segments = pathname.split('/');
    const wanted = method === 'HEAD' ? 'GET' : method;
    const allowed: string[] = [];
    for (const route of this.compiled) {
      const path = fit(route.segments, segments);
      if (!path) continue;
      if (route.method === wanted) return {name: route.name, path};
      allowed.push(...(route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]));
    }
    return allowed.length > 0 ? {allowed} : undefined;
  }
}

function fit(
  template: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (template.length !== segments.length) return undefined;
  const path: Record<string, string> = {};
  for (const [index, wanted] of template.entries()) {
    const given = segments[index] ?? '';
    if (wanted.startsWith('{')) path[wanted.slice(1, -1)] = decodeSegment(given);
    else if (wanted !== given) return undefined;
  }
  return path;
}

/** A segment that is not valid percent encoding is taken literally. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function rank(segments: readonly string[]): string {
  return segments.map((segment) => (segment.startsWith('{') ? '1' : '0')).join('');
}

/** By code points: browsers take long to load the rules of a language. */
function compare(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
