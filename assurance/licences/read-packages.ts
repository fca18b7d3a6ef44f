import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {corrections} from './allowed';

export type LockedPackage = {
  readonly name: string;
  readonly version: string;
  /** As an SPDX expression, if the package states one. */
  readonly licence: string | undefined;
};

type LockFile = {
  readonly packages: Readonly<
    Record<string, {readonly version?: string; readonly license?: string; readonly link?: true}>
  >;
};

type Manifest = {readonly licenses?: readonly {readonly type: string}[]};

/** Every package of the lock file, those of other platforms too. */
export function readPackages(root = '.'): readonly LockedPackage[] {
  const {packages} = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
  return Object.entries(packages)
    .filter(([path, {link}]) => path.includes('node_modules/') && link === undefined)
    .map(([path, {version = '', license}]) => {
      const name = path.replace(/.*node_modules\//, '');
      const licence = corrections[name] ?? license ?? readOldForm(join(root, path, 'package.json'));
      return {name, version, licence};
    });
}

/** Before 2015 a manifest had a list, which npm leaves out of the lock file. */
function readOldForm(manifest: string): string | undefined {
  if (!existsSync(manifest)) return undefined;
  const {licenses} = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  return licenses?.map(({type}) => type).join(' OR ');
}
