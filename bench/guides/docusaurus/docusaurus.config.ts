import type {Config} from '@docusaurus/types';

/** As `create-docusaurus` sets it up, without its blog. */
export default {
  title: 'Guides',
  url: 'https://bench.example',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {format: 'detect'},
  future: {v4: true, faster: true},
  presets: [['classic', {blog: false}]],
  themeConfig: {navbar: {title: 'Guides'}},
} satisfies Config;
