import type {ScenarioTools} from '../recording/scenario';
import {vesterbroShop} from './parts/companies';

/** By what is wrong with it. `user-details.mdx` explains each of them, and a test compares. */
const refusedAccounts = {
  'not-padded': '0040440116243',
  'no-registration-number': '440116243',
  'zeros-lost': '400440116243',
  'a-number': 400440116243,
  'with-a-space': '0040 0440116243',
  'with-a-hyphen': '0040-0440116243',
  'iban-with-spaces': 'DK50 0040 0440 1162 43',
  'iban-in-lower-case': 'dk5000400440116243',
  'trailing-space': 'DK5000400440116243 ',
  'no-break-spaces': 'DK50\u00a00040\u00a00440\u00a01162\u00a043',
  'iban-too-short': 'DK500040440116243',
  'check-digits': 'DK5000400440116234',
  'of-another-country': 'SE4550000000058398257466',
  'of-the-faroe-islands': 'FO6264600001631634',
};

export const title = 'Bank accounts that are rejected, and how to send them';

export async function run({call, refused}: ScenarioTools): Promise<void> {
  for (const [step, payoutsAccountNumber] of Object.entries(refusedAccounts)) {
    await refused(step, 'createBusinessUser', {body: {...vesterbroShop, payoutsAccountNumber}});
  }
  const {businessId, businessLocationId, phoneNumber} = vesterbroShop;
  const path = {businessId, businessLocationId};
  await call('as-bban', 'createBusinessUser', {
    body: {...vesterbroShop, payoutsAccountNumber: '00400440116243'},
  });
  await call('as-iban', 'editBusinessUser', {
    path,
    body: {phoneNumber, payoutsAccountNumber: 'DK5000400440116243'},
  });
  await call('bban-with-a-typo', 'editBusinessUser', {
    path,
    body: {phoneNumber, payoutsAccountNumber: '00400440116234'},
  });
}
