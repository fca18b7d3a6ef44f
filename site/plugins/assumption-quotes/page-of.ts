import type {Assumption} from '@symblepay/openapi/assumptions';
import {routes} from '../../routes';

/** The register is too long for one guide. */
const supportAreas: readonly string[] = ['trades', 'money', 'shipping'];

/** The page that shows an entry. */
export function pageOf({area}: Assumption): string {
  return supportAreas.includes(area) ? routes.support : routes.openApi;
}
