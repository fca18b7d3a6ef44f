import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {makeMapData} from '../../trade-map/map-data';
import {pictureFile, pictureFolder} from '../../trade-map/picture-file';
import {toSvg} from '../../trade-map/to-svg';
import {readTokens} from './read-tokens';

/** Draws the map of a trade: as data for whoever explores it, and as pictures for all others. */
export default function tradeMap({siteDir}: LoadContext): Plugin {
  return {
    name: 'trade-map',
    async contentLoaded({actions}) {
      await actions.createData('map.json', JSON.stringify(makeMapData()));
    },
    async postBuild({outDir}) {
      const {drawings} = makeMapData();
      const tokens = readTokens(siteDir);
      await mkdir(join(outDir, pictureFolder), {recursive: true});
      for (const orientation of ['wide', 'narrow'] as const) {
        for (const mode of ['light', 'dark'] as const) {
          const svg = toSvg(drawings[orientation], tokens[mode]);
          await writeFile(join(outDir, pictureFile(orientation, mode)), svg);
        }
      }
    },
  };
}
