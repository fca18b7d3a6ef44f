import {renderAsync} from '@resvg/resvg-js';
import {expect, test} from 'vitest';
import {createCardArtist, paintCard} from './paint-card';

test('no word of a long description reaches the edge of the card', async () => {
  const draw = await createCardArtist('Symblepay developers');
  const card = await draw({
    title: 'Trades',
    description: 'Where the money is in each phase. '.repeat(4),
  });
  const {width, height, pixels} = await readPixels(await paintCard(card));
  const colours = (left: number, right: number) =>
    new Set(
      Array.from({length: (height - 16) * (right - left)}, (_, index) => {
        const y = Math.floor(index / (right - left));
        return pixels.readUInt32BE(4 * (y * width + left + (index % (right - left))));
      }),
    );
  expect(colours(0, 90).size).toBe(1);
  expect(colours(width - 90, width).size).toBe(1);
  expect(colours(90, width - 90).size).toBeGreaterThan(1);
});

async function readPixels(png: Uint8Array) {
  const href = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  return renderAsync(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image width="1200" height="630" href="${href}"/></svg>`,
  );
}
