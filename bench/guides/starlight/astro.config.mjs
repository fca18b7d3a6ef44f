import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

export default defineConfig({
  integrations: [
    starlight({
      title: 'Guides',
      sidebar: [{label: 'Guides', autogenerate: {directory: 'docs'}}],
    }),
  ],
});
