import type {Recordings} from '../../published/recorded-calls';
import {describePage} from './describe-page';
import {drawWindow} from './draw-window';
import type {Mode} from './draw-window';
import {openPage} from './open-page';
import {pictures} from './pictures';

export type TakenPicture = {
  readonly name: string;
  readonly alt: string;
  readonly height: number;
  /** As SVG. */
  readonly drawings: Readonly<Record<Mode, string>>;
};

/** Opens every page that guides show, and draws it in both colour modes. */
export function takePictures(recordings: Recordings): Promise<readonly TakenPicture[]> {
  return Promise.all(
    Object.entries(pictures).map(async ([name, picture]) => {
      const {height} = picture;
      const opened = await openPage(picture, recordings.get(picture.scenario));
      const draw = (mode: Mode) => drawWindow(opened, height, mode);
      const drawings = {light: draw('light'), dark: draw('dark')};
      return {name, alt: describePage(opened.page), height, drawings};
    }),
  );
}
