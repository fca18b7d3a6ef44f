import {expect, test} from 'vitest';
import {bring} from '../model-checks/a-trade';
import type {Business} from './business-user-rules';
import {editBusiness, refuseToDelete, registerBusiness, toUser} from './business-user-rules';

const ids = {
  organisationId: 'org-1',
  businessId: '12345674',
  businessLocationId: '7',
  symblepayUserId: 'account-1',
};
const details = {
  name: 'Havnens Cykler',
  phoneNumber: '+45 12345678',
  payoutsAccountNumber: '00400440116243',
};
const nothingTaken = {
  allowedCompanies: [ids.businessId],
  isRegistered: false,
  isUserIdTaken: () => false,
};

function someBusiness(): Business {
  return registerBusiness(ids, details, nothingTaken);
}

test('A business is a user under its company and location number, with an account', () => {
  expect(toUser(someBusiness())).toMatchObject({
    marketplaceUserId: '12345674-7',
    name: 'Havnens Cykler',
    kycLevel: 2,
    bankAccount: {accountNumber: 'DK5000400440116243', name: 'Havnens Cykler'},
  });
});

test('A location number that makes the user id too long gives way to the account id', () => {
  const long = {...ids, businessLocationId: '1'.repeat(60)};
  expect(registerBusiness(long, details, nothingTaken).user.userId).toBe('account-1');
});

test.each([
  ['that is not allowed', {allowedCompanies: []}, 'company-not-allowed'],
  ['that is registered', {isRegistered: true}, 'already-exists'],
  [
    'whose user id is taken',
    {isUserIdTaken: (id: string) => id === '12345674-7'},
    'already-exists',
  ],
])('A company %s is refused', (_, change, typeCode) => {
  const register = () => registerBusiness(ids, details, {...nothingTaken, ...change});
  expect(register).toThrow(expect.objectContaining({typeCode}) as Error);
});

test('What an edit leaves out keeps its value', () => {
  const before = someBusiness();
  const {user, account} = editBusiness(before, {phoneNumber: '+45 87654321'});
  expect(user).toEqual({...before.user, phoneNumber: '+45 87654321'});
  expect(account).toEqual(before.account);
});

test('The account of a renamed business is in its new name', () => {
  const edit = {name: 'Havnens Ladcykler', phoneNumber: '+45 12345678'};
  const {account} = editBusiness(someBusiness(), edit);
  expect(account).toMatchObject({accountNumber: 'DK5000400440116243', name: 'Havnens Ladcykler'});
});

test('A business is deleted only when its trades are finished', () => {
  const [finished, open] = [bring('succeeded').trade, bring('shipmentSent').trade];
  expect(refuseToDelete([])).toBeUndefined();
  expect(refuseToDelete([finished])).toBeUndefined();
  expect(refuseToDelete([finished, open])?.typeCode).toBe('invalid-state');
});
