import {renderAsync} from '@resvg/resvg-js';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import type {Font} from 'satori';
import satori from 'satori';

export type CardText = Readonly<Record<'title' | 'description', string>>;

const size = {width: 1200, height: 630};
/** The dark mode's tokens. */
const colours = {surface: '#0f0d15', text: '#eceaf3', quiet: '#a9a3bb', brand: '#b9a0ff'};
const require = createRequire(import.meta.url);

/** Returns a function that draws a page's card as SVG; fonts are loaded only once. */
export async function createCardArtist(siteTitle: string) {
  const fonts = await Promise.all([loadFont(400), loadFont(700)]);
  return (text: CardText) => satori(card(siteTitle, text), {...size, fonts});
}

/** The drawing as PNG: it has no text left to look up a font for. */
export async function paintCard(drawing: string): Promise<Uint8Array> {
  const image = await renderAsync(drawing, {font: {loadSystemFonts: false}});
  return image.asPng();
}

async function loadFont(weight: 400 | 700): Promise<Font> {
  const file = require.resolve(`@fontsource/geist/files/geist-latin-${weight}-normal.woff`);
  return {name: 'Geist', weight, style: 'normal', data: await readFile(file)};
}

function card(siteTitle: string, {title, description}: CardText): Parameters<typeof satori>[0] {
  const [heading = ''] = title.split(' · ');
  const line = (text: string, style: object) => ({type: 'div', props: {style, children: text}});
  return {
    type: 'div',
    key: null,
    props: {
      style: {
        ...size,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        padding: 96,
        backgroundColor: colours.surface,
        borderBottom: `16px solid ${colours.brand}`,
      },
      children: [
        line(siteTitle, {color: colours.brand, fontSize: 36}),
        line(heading, {color: colours.text, fontSize: 80, fontWeight: 700, marginTop: 24}),
        line(description, {color: colours.quiet, fontSize: 36, lineHeight: 1.4, marginTop: 32}),
      ],
    },
  };
}
