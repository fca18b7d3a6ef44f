import type {LinkText} from './model';
import {safeAddress} from './safe-address';
import type {ObjectCursor} from './source';
import {objectAt, textAt} from './source';

export function linkText(
  text: string | undefined,
  address: string | undefined,
): LinkText | undefined {
  const shown = text ?? address;
  return shown === undefined ? undefined : {text: shown, href: safeAddress(address)};
}

/** `externalDocs`, which many parts of a document may have. */
export function readDocumentation(owner: ObjectCursor): LinkText | undefined {
  const docs = objectAt(owner, 'externalDocs');
  return docs && linkText(textAt(docs, 'description'), textAt(docs, 'url'));
}
