import type {BankAccount} from '@symblepay/openapi/types';
import {toIban} from './bank-account';

type Persona = {
  readonly name: string;
  readonly phoneNumber: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
};

/** Made-up people who sign in on the sandbox's pages. */
const PERSONAS: readonly Persona[] = [
  {
    name: 'Freja Lindholm',
    phoneNumber: '+45 20123401',
    address: 'Nørrebrogade 52B, 2. tv',
    postalCode: '2200',
    city: 'København N',
  },
  {
    name: 'Magnus Overgaard',
    phoneNumber: '+45 20123402',
    address: 'Vestergade 18',
    postalCode: '8000',
    city: 'Aarhus C',
  },
  {
    name: 'Ida Brandt',
    phoneNumber: '+45 20123403',
    address: 'Kongensgade 7, st. th',
    postalCode: '5000',
    city: 'Odense C',
  },
  {
    name: 'Oliver Thygesen',
    phoneNumber: '+45 20123404',
    address: 'Boulevarden 31',
    postalCode: '9000',
    city: 'Aalborg',
  },
  {
    name: 'Asta Winther',
    phoneNumber: '+45 20123405',
    address: 'Algade 44',
    postalCode: '4000',
    city: 'Roskilde',
  },
];

/** The same marketplace user id is always the same person. */
export function findPersona(marketplaceUserId: string): Persona {
  const persona = PERSONAS[textSum(marketplaceUserId) % PERSONAS.length];
  if (!persona) throw new Error('There is a persona for every sum.');
  return persona;
}

export function findPersonalAccount(marketplaceUserId: string, name: string): BankAccount {
  const number = String(textSum(marketplaceUserId) % 10_000_000).padStart(10, '0');
  return {bank: 'Sandbox Bank', accountNumber: toIban(`0040${number}`), name};
}

function textSum(text: string): number {
  let sum = 7;
  for (let index = 0; index < text.length; index++) {
    sum = (Math.imul(sum, 31) + text.charCodeAt(index)) >>> 0;
  }
  return sum;
}
