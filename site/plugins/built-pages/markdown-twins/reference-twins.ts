import {buildModel, parseDocument} from '@symblepay/reference';
import {writeMarkdown} from '@symblepay/reference/markdown';
import {readFile} from 'node:fs/promises';
import {documentFile} from '../../../published/files';
import {routes} from '../../../routes';

export type ReferenceTwins = ReturnType<typeof writeMarkdown>;

const known = new Map<string, Promise<ReferenceTwins>>();

/** The reference as Markdown, as its own plugin writes it to the build folder. Two passes ask for it. */
export function readReferenceTwins(siteUrl: string): Promise<ReferenceTwins> {
  const twins = known.get(siteUrl) ?? read(siteUrl);
  known.set(siteUrl, twins);
  return twins;
}

async function read(siteUrl: string): Promise<ReferenceTwins> {
  return writeMarkdown(buildModel(parseDocument(await readFile(documentFile, 'utf8'))), {
    address: siteUrl + routes.reference,
    errorsHref: routes.errors,
  });
}
