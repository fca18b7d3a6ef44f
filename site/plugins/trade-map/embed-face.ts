import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {unpackWoff} from './unpack-woff';

const require = createRequire(import.meta.url);

/**
 * Gives a picture the letters that it shows, since a picture knows no font of the page around it. They
 * are of one weight, the one that `measureText` measures, so that a browser makes none bolder.
 */
export async function embedFace(svg: string): Promise<string> {
  const letters = new Set(svg.replaceAll(/<[^>]*>/g, ''));
  const font = Buffer.from(await subset(letters)).toString('base64');
  const face = `font-family:'Geist Variable';font-weight:400 600;src:url(data:font/ttf;base64,${font})`;
  return svg.replace('>', `><style>@font-face{${face}}</style>`);
}

/** Of HarfBuzz's functions, all of which take and return addresses and numbers. */
type HarfBuzz = Readonly<
  Record<
    | 'malloc'
    | 'hb_blob_create'
    | 'hb_blob_get_data'
    | 'hb_blob_get_length'
    | 'hb_face_create'
    | 'hb_face_reference_blob'
    | 'hb_set_add'
    | 'hb_subset_input_create_or_fail'
    | 'hb_subset_input_unicode_set'
    | 'hb_subset_or_fail',
    (...values: number[]) => number
  >
> & {readonly memory: WebAssembly.Memory};

/** `HB_MEMORY_MODE_WRITABLE` */
const writable = 2;

/** Each call has a memory of its own, so nothing in it has to be freed. */
async function subset(letters: ReadonlySet<string>): Promise<ArrayBuffer> {
  const font = unpackWoff(
    await readFile(require.resolve('@fontsource/geist/files/geist-latin-500-normal.woff')),
  );
  const {instance} = await WebAssembly.instantiate(
    await readFile(require.resolve('harfbuzzjs/hb-subset.wasm')),
  );
  const hb = instance.exports as unknown as HarfBuzz;
  const at = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, at);
  const input = hb.hb_subset_input_create_or_fail();
  for (const letter of letters) {
    hb.hb_set_add(hb.hb_subset_input_unicode_set(input), letter.codePointAt(0) ?? 0);
  }
  const whole = hb.hb_face_create(hb.hb_blob_create(at, font.length, writable, 0, 0), 0);
  const part = hb.hb_face_reference_blob(hb.hb_subset_or_fail(whole, input));
  const from = hb.hb_blob_get_data(part, 0);
  const size = hb.hb_blob_get_length(part);
  if (size === 0) throw new Error('HarfBuzz could not cut the face of the map of a trade.');
  return hb.memory.buffer.slice(from, from + size);
}
