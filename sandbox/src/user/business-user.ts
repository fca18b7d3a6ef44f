import type {BusinessUserRecord} from '@symblepay/openapi/control/types';
import type {Address, BankAccount, BusinessUser} from '@symblepay/openapi/types';

export function viewBusinessUser(
  user: BusinessUserRecord,
  bankAccount: BankAccount | undefined,
): BusinessUser {
  return {
    symblepayUserId: user.symblepayUserId,
    businessId: user.businessId,
    businessLocationId: user.businessLocationId,
    userId: user.userId,
    ...(bankAccount && {bankAccount}),
    ...(user.address && {address: user.address}),
  };
}

/** In one line, as the address of a user in a trade: Nørrebrogade 52B, 2. tv. */
export function formatAddress(address: Address | undefined): string {
  if (!address) return '';
  const street = [address.streetName, address.houseNumber].filter(Boolean).join(' ');
  const floor = [address.floor, address.sideDoor].filter(Boolean).join('. ');
  return [street, floor].filter(Boolean).join(', ');
}
