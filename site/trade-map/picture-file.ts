import type {Orientation} from './layouts';

export const pictureFolder = '/img/trade-map';

/** Where the picture of the map is published. */
export function pictureFile(orientation: Orientation, mode: 'light' | 'dark'): string {
  return `${pictureFolder}/${orientation}-${mode}.svg`;
}
