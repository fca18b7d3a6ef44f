import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {makeMapData} from '../../trade-map/map-data';
import type {MapData} from '../../trade-map/map-data';
import {pictureFile, pictureFolder} from '../../trade-map/picture-file';
import {toSvg} from '../../trade-map/to-svg';
import {embedFace} from './embed-face';
import {readTokens} from './read-tokens';

const name = 'trade-map';

/** Draws the map of a trade: as data for whoever explores it, and as pictures for all others. */
export default function tradeMap({siteDir, generatedFilesDir}: LoadContext): Plugin<MapData> {
  const forDevelopment = join(generatedFilesDir, name, 'pictures');
  const isDevelopment = process.env.NODE_ENV !== 'production';
  return {
    name,
    loadContent: makeMapData,
    async contentLoaded({content, actions}) {
      await actions.createData('map.json', JSON.stringify(content));
      if (isDevelopment) await writePictures(content, siteDir, forDevelopment);
    },
    // An object, because the type of a configuration knows no server; Docusaurus takes it over.
    configureWebpack: (): object =>
      isDevelopment ? {devServer: {static: [{directory: forDevelopment, publicPath: '/'}]}} : {},
    postBuild: ({content, outDir}) => writePictures(content, siteDir, outDir),
  };
}

async function writePictures({drawings}: MapData, siteDir: string, folder: string): Promise<void> {
  const tokens = readTokens(siteDir);
  await mkdir(join(folder, pictureFolder), {recursive: true});
  for (const orientation of ['wide', 'narrow'] as const) {
    for (const mode of ['light', 'dark'] as const) {
      const svg = await embedFace(toSvg(drawings[orientation], tokens[mode]));
      await writeFile(join(folder, pictureFile(orientation, mode)), svg);
    }
  }
}
