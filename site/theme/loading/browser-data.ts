import {readFileSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {filesBeside} from '../files-beside';
import type {RouteChunks} from './browser-registry';
import {browserRegistry} from './browser-registry';
import {unusedComponents} from './unused-components';

const here = filesBeside(import.meta.url);

type VersionProps = {readonly version: {readonly docs: object}};

/**
 * Aliases that cut what browsers never use from generated data, which names plugins, folders of this
 * machine and other guides, and from the theme's components.
 */
export function browserData(
  siteConfig: DocusaurusConfig,
  generatedFilesDir: string,
): Record<string, string> {
  const read = (name: string) => readFileSync(join(generatedFilesDir, name), 'utf8');
  const replace = (name: string, content: string): [string, string] => {
    const file = join(generatedFilesDir, `in-browser-${basename(name)}`);
    writeFileSync(file, content);
    return [join(generatedFilesDir, name), file];
  };
  const routes = JSON.parse(read('routesChunkNames.json')) as RouteChunks;
  const versions = globSync('docusaurus-plugin-content-docs/*/p/*.json', {cwd: generatedFilesDir});
  const unused = unusedComponents({themeConfig: siteConfig.themeConfig, versions: versions.length});
  return Object.fromEntries([
    replace('registry.js', browserRegistry(read('registry.js'), routes, here('./page-store.ts'))),
    replace(
      'docusaurus.config.mjs',
      `export default ${JSON.stringify(readUsedSettings(siteConfig))}`,
    ),
    replace('site-metadata.json', '{"pluginVersions": {}}'),
    ...versions.map((name) => {
      const {version} = JSON.parse(read(name)) as VersionProps;
      return replace(name, JSON.stringify({version: {...version, docs: {}}}));
    }),
    ...unused.map((component) => [component, here('../nothing.ts')]),
  ]) as Record<string, string>;
}

const usedSettings: readonly string[] = [
  ...['title', 'titleDelimiter', 'tagline', 'favicon', 'url', 'baseUrl', 'baseUrlIssueBanner'],
  ...['trailingSlash', 'noIndex', 'i18n', 'themeConfig', 'customFields'],
];

function readUsedSettings({future, ...siteConfig}: DocusaurusConfig): object {
  const settings = Object.entries(siteConfig).filter(([name]) => usedSettings.includes(name));
  const {experimental_router} = future;
  return {...Object.fromEntries(settings), future: {experimental_router}};
}
