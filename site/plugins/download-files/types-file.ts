import {version} from '@symblepay/openapi/operations';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {organisation} from '../../organisation';
import {routes} from '../../routes';

const {name, siteUrl} = organisation;

const head = `/**
 * ${name} Marketplace API ${version}: requests, responses, webhooks and error codes.
 * Generated from ${siteUrl}${routes.reference}/openapi.json
 */

`;

/** The types of the contract, as one file that needs no other. */
export function readTypes(): string {
  const file = createRequire(import.meta.url).resolve('@symblepay/openapi/types.d.ts');
  return head + readFileSync(file, 'utf8');
}
