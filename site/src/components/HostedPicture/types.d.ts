declare module '@generated/hosted-pictures/default/pictures.json' {
  import type {PictureView} from '@site/plugins/hosted-pictures';

  /** By the names of `site/plugins/hosted-pictures/pictures.ts`. */
  const pictures: Readonly<Record<string, PictureView | undefined>>;
  export default pictures;
}
