import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';

/** Addresses that a built site serves: a page, its start, and something of each other kind. */
export function listFiles(folder: string): readonly string[] {
  const [script = ''] = globSync('assets/js/*.js', {cwd: folder}).sort();
  const [twin = ''] = globSync('docs/*.md', {cwd: folder}).sort();
  return ['/', '/docs/users', `/${script}`, `/${twin}`, '/sitemap.xml'];
}

/** The files of a built site: nothing else may come from a server of it. */
export class SiteFiles {
  private readonly bodies = new Map<string, readonly string[]>();
  private readonly bySize = new Map<number, Buffer[]>();
  readonly notFound: Buffer;

  constructor(folder: string) {
    for (const name of globSync('**', {cwd: folder, dot: true})) {
      const bytes = readFileSync(join(folder, name));
      const text = bytes.toString('latin1');
      this.bodies.set(text, [...(this.bodies.get(text) ?? []), name]);
      this.bySize.set(bytes.length, [...(this.bySize.get(bytes.length) ?? []), bytes]);
    }
    this.notFound = readFileSync(join(folder, '404.html'));
  }

  /** The names of the files that hold exactly this. */
  named(body: Buffer): readonly string[] {
    return this.bodies.get(body.toString('latin1')) ?? [];
  }

  /** Whether a file of this size holds this part at this place. */
  holdsPart(part: Buffer, start: number, size: number): boolean {
    return (this.bySize.get(size) ?? []).some((file) =>
      file.subarray(start, start + part.length).equals(part),
    );
  }
}
