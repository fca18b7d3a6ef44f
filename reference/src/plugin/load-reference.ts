import {readFile} from 'node:fs/promises';
import {buildModel} from '../model/build-model';
import type {JsonObject} from '../model/json';
import type {Model} from '../model/model';
import {parseDocument} from '../model/parse-document';
import type {Samples} from '../request/samples/build-samples';
import {buildSamples} from '../request/samples/build-samples';

export type LoadedReference = {
  readonly document: JsonObject;
  readonly model: Model;
  readonly samples: Samples;
};

export async function loadReference(file: string): Promise<LoadedReference> {
  try {
    const document = parseDocument(await readFile(file, 'utf8'));
    const model = buildModel(document);
    return {document, model, samples: buildSamples(model)};
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} cannot be shown. ${reason}`, {cause});
  }
}
