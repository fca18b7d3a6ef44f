import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  guides: [
    'getting-started',
    {type: 'category', label: 'Short chapter', items: ['short']},
    {
      type: 'category',
      label: 'Long chapter',
      items: ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => `long-chapter/${name}`),
    },
  ],
  second: ['trades'],
} satisfies SidebarsConfig;
