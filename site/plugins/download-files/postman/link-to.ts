import {kebabCase} from '@symblepay/reference/anchors';
import {organisation} from '../../../organisation';
import {routes} from '../../../routes';

/** Leads from a request in Postman to the call in the reference. */
export function linkTo(operationId: string): string {
  const address = `${organisation.siteUrl}${routes.reference}#${kebabCase(operationId)}`;
  return `[Fields, limits and errors](${address})`;
}
