import {buildModel, parseDocument} from '@symblepay/reference';
import {writeMarkdown} from '@symblepay/reference/markdown';
import {readFile} from 'node:fs/promises';
import {documentFile} from '../../../published/files';
import {routes} from '../../../routes';

export type ReferenceTwins = ReturnType<typeof writeMarkdown>;

/** The reference as Markdown, as its own plugin writes it to the build folder. */
export async function readReferenceTwins(siteUrl: string): Promise<ReferenceTwins> {
  return writeMarkdown(buildModel(parseDocument(await readFile(documentFile, 'utf8'))), {
    address: siteUrl + routes.reference,
    errorsHref: routes.errors,
  });
}
