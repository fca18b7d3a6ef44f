declare module '@generated/download-files/default/files.json' {
  import type {ListedFile} from '@site/plugins/download-files/list-sums';

  const files: readonly ListedFile[];
  export default files;
}
