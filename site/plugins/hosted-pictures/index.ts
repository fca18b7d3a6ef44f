import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readRecordings, recordingsFile} from '../../published/files';
import type {Mode} from './draw-window';
import {windowWidth} from './draw-window';
import type {TakenPicture} from './take-pictures';
import {takePictures} from './take-pictures';

const name = 'hosted-pictures';
const folder = '/img/hosted-pages';

/** How large a picture is on our pages, compared to the page itself. */
const scale = 5 / 6;

/** What a guide needs to show a picture. */
export type PictureView = {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly sources: Readonly<Record<Mode, string>>;
};

/** Shows guides the hosted pages as a user sees them, in both colour modes. */
export default function hostedPictures({
  generatedFilesDir,
}: LoadContext): Plugin<readonly TakenPicture[]> {
  const forDevelopment = join(generatedFilesDir, name, 'pictures');
  const isDevelopment = process.env.NODE_ENV !== 'production';
  return {
    name,
    getPathsToWatch: () => [recordingsFile],
    loadContent: () => takePictures(readRecordings()),
    async contentLoaded({content, actions}) {
      const views = Object.fromEntries(content.map((picture) => [picture.name, view(picture)]));
      await actions.createData('pictures.json', JSON.stringify(views));
      if (isDevelopment) await writePictures(content, forDevelopment);
    },
    // An object, because the type of a configuration knows no server; Docusaurus takes it over.
    configureWebpack: (): object =>
      isDevelopment ? {devServer: {static: [{directory: forDevelopment, publicPath: '/'}]}} : {},
    postBuild: ({content, outDir}) => writePictures(content, outDir),
  };
}

function view({name: of, alt, height}: TakenPicture): PictureView {
  return {
    alt,
    width: Math.round(windowWidth * scale),
    height: Math.round(height * scale),
    sources: {light: pictureFile(of, 'light'), dark: pictureFile(of, 'dark')},
  };
}

async function writePictures(taken: readonly TakenPicture[], outDir: string): Promise<void> {
  await mkdir(join(outDir, folder), {recursive: true});
  for (const {name: of, drawings} of taken) {
    await writeFile(join(outDir, pictureFile(of, 'light')), drawings.light);
    await writeFile(join(outDir, pictureFile(of, 'dark')), drawings.dark);
  }
}

function pictureFile(of: string, mode: Mode): string {
  return `${folder}/${of}-${mode}.svg`;
}
