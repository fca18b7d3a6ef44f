import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {guides: ['getting-started'], empty: []} satisfies SidebarsConfig;
