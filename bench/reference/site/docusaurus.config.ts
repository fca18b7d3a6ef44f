import type {Config} from '@docusaurus/types';

/** The smallest site that holds a reference, in the theme of the documentation. */
export default {
  title: 'Benchmark',
  url: 'https://bench.example',
  baseUrl: '/',
  baseUrlIssueBanner: false,
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  future: {v4: true},
  plugins: [
    [
      '@symblepay/reference/plugin',
      {document: process.env.BENCH_DOCUMENT ?? 'openapi.json', route: '/reference'},
    ],
  ],
  presets: [['../../../site/theme/preset.ts', {start: '/', reference: '/reference', support: '/'}]],
} satisfies Config;
