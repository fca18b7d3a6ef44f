import type {BankAccount} from '@symblepay/openapi/types';
import {describeAccount} from './bank-account';
import type {Persona} from './cast';
import {cast} from './cast';

const knownPersonas = new Map<string, Persona>(
  Object.values(cast).map(({marketplaceUserId, ...persona}) => [marketplaceUserId, persona]),
);

/** People for every id that is not in the cast. */
const extras: readonly Persona[] = [
  {
    name: 'Karla Mikkelsen',
    phoneNumber: '+45 20123406',
    address: 'Torvet 3, 1. tv',
    postalCode: '6000',
    city: 'Kolding',
  },
  {
    name: 'Emil Dalgaard',
    phoneNumber: '+45 20123407',
    address: 'Strandgade 61',
    postalCode: '3000',
    city: 'Helsingør',
  },
  {
    name: 'Nanna Friis',
    phoneNumber: '+45 20123408',
    address: 'Skolegade 12, 3. th',
    postalCode: '6700',
    city: 'Esbjerg',
  },
];

/** The same marketplace user id is always the same person. */
export function findPersona(marketplaceUserId: string): Persona {
  const persona =
    knownPersonas.get(marketplaceUserId) ?? extras[textSum(marketplaceUserId) % extras.length];
  if (!persona) throw new Error('There is a persona for every sum.');
  return persona;
}

export function findPersonalAccount(marketplaceUserId: string, name: string): BankAccount {
  const number = String(textSum(marketplaceUserId) % 10_000_000).padStart(10, '0');
  return describeAccount(`0040${number}`, name);
}

function textSum(text: string): number {
  let sum = 7;
  for (let index = 0; index < text.length; index++) {
    sum = (Math.imul(sum, 31) + text.charCodeAt(index)) >>> 0;
  }
  return sum;
}
