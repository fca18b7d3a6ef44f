import {readFile} from 'node:fs/promises';
import {buildModel} from '../model/build-model';
import {parseDocument} from '../model/parse-document';
import {buildSamples} from '../request/samples/build-samples';

export type LoadedReference = Awaited<ReturnType<typeof loadReference>>;

export async function loadReference(file: string) {
  try {
    const document = parseDocument(await readFile(file, 'utf8'));
    const model = buildModel(document);
    return {document, model, samples: buildSamples(model)};
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} cannot be shown. ${reason}`, {cause});
  }
}
