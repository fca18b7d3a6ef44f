import type {LoadContext, Preset} from '@docusaurus/types';
import {relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {completeThemeConfig} from './navigation/complete-theme-config';

/**
 * The one line by which a site takes our theme. It is a preset because only presets run before the
 * classic theme reads the settings: there it would put items without a position on the left, where
 * the brief (section 2) says right, and report a mistake without naming the file.
 */
export default function housePreset({siteConfig, siteConfigPath}: LoadContext): Preset {
  siteConfig.themeConfig = completeThemeConfig(
    siteConfig.themeConfig,
    relative(process.cwd(), siteConfigPath),
  );
  return {
    plugins: [here('./navigation/index.ts')],
    themes: ['@docusaurus/theme-classic', here('./index.ts')],
  };
}

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
