import type {LoadContext, Preset} from '@docusaurus/types';
import {relative} from 'node:path';
import {filesBeside} from './files-beside';
import {takeColours} from './announcement-colours';
import type {ThemeLinks} from './links';
import {completeThemeConfig} from './navigation/complete-theme-config';

const here = filesBeside(import.meta.url);

/**
 * The one line with which a site takes our theme. It is a preset because only presets run before the
 * classic theme reads the settings. Left alone, that theme would put items without a position on the
 * left, where the brief (section 2) says right, report a mistake without naming the file, and write
 * the colours of the announcement bar into a style attribute.
 */
export default function housePreset(
  {siteConfig, siteConfigPath}: LoadContext,
  links: ThemeLinks,
): Preset {
  const file = relative(process.cwd(), siteConfigPath);
  const [themeConfig, colours] = takeColours(completeThemeConfig(siteConfig.themeConfig, file));
  siteConfig.themeConfig = themeConfig;
  // It hands a guide from the browser's compiler to the server's and would wait forever: only the
  // server's compiles guides.
  siteConfig.future.faster.mdxCrossCompilerCache = false;
  return {
    plugins: [
      here('./loading/index.ts'),
      here('./navigation/index.ts'),
      [here('./announcement-colours/index.ts'), colours],
    ],
    themes: ['@docusaurus/theme-classic', [here('./index.ts'), links]],
  };
}
