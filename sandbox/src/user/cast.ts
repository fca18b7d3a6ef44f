import type {UserRecord} from '@symblepay/openapi/control/types';

/** A made-up person who signs in on the sandbox's pages. */
export type Persona = Pick<UserRecord, 'name' | 'phoneNumber' | 'address' | 'postalCode' | 'city'>;

type Member = Persona & {readonly marketplaceUserId: string};

/**
 * The people of the seeded trades and of every published example. Each is one person with one id
 * who always plays the same part.
 */
export const cast = {
  payer: {
    marketplaceUserId: 'user-48213',
    name: 'Magnus Overgaard',
    phoneNumber: '+45 20123402',
    address: 'Nørrebrogade 52B, 2. tv',
    postalCode: '2200',
    city: 'København N',
  },
  payee: {
    marketplaceUserId: 'user-10077',
    name: 'Oliver Thygesen',
    phoneNumber: '+45 20123404',
    address: 'Boulevarden 31',
    postalCode: '9000',
    city: 'Aalborg',
  },
  /** Sells too, and has to connect first. */
  newPayee: {
    marketplaceUserId: 'seller-1001',
    name: 'Ida Brandt',
    phoneNumber: '+45 20123403',
    address: 'Kongensgade 7, st. th',
    postalCode: '5000',
    city: 'Odense C',
  },
  /** Sells in scripts: the start of the id makes the sandbox connect her at once. */
  autoPayee: {
    marketplaceUserId: 'auto-seller-1',
    name: 'Freja Lindholm',
    phoneNumber: '+45 20123401',
    address: 'Vestergade 18',
    postalCode: '8000',
    city: 'Aarhus C',
  },
  /** Wants to buy what the payer buys. */
  otherPayer: {
    marketplaceUserId: 'user-60311',
    name: 'Asta Winther',
    phoneNumber: '+45 20123405',
    address: 'Algade 44',
    postalCode: '4000',
    city: 'Roskilde',
  },
  /** Comes too late for what the others buy. */
  latePayer: {
    marketplaceUserId: 'user-60312',
    name: 'Villads Holm',
    phoneNumber: '+45 20123409',
    address: 'Torvegade 9',
    postalCode: '6700',
    city: 'Esbjerg',
  },
} as const satisfies Record<string, Member>;
