import type {ObjectCursor} from './cursor';
import type {LinkText} from './model';
import {safeAddress} from './safe-address';

export function linkText(
  text: string | undefined,
  address: string | undefined,
): LinkText | undefined {
  const shown = text ?? address;
  return shown === undefined ? undefined : {text: shown, href: safeAddress(address)};
}

/** `externalDocs`, which many parts of a document may have. */
export function readDocumentation(owner: ObjectCursor): LinkText | undefined {
  const docs = owner.objectAt('externalDocs');
  return docs && linkText(docs.textAt('description'), docs.textAt('url'));
}
