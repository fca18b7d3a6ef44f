import type {TradeState} from '../trade/states';
import {TRADES_TO_SEED} from './seed';

/** What the ids come out as with the default seed. A page that runs a sandbox does without them. */
const IDS: Readonly<Record<string, string>> = {
  'Mountain bike': 'd335e0f7-0222-4dea-997a-9d2d2e1d9c11',
  'Record player': '52c4e6f6-b14f-44d7-ac21-8ce7bb9dc99e',
  'Oak table': '55f0f9b4-0f16-4068-a80a-42822e55febe',
  'Winter coat': '3d3c3327-210c-4ad9-89c0-3787a68422cc',
  'Film camera': 'b0e97591-763a-4219-815f-904a006a09fc',
  'Board game': 'c4c5eb20-45a4-4154-8d4e-5922f0df15b0',
  'Running shoes': '04f723af-c31f-4e06-b7af-0965b9f5a967',
  'Cargo bike': '2214db50-ef9b-4e9f-a37e-7d9a8d8afd4a',
  'Espresso machine': '5d1998b4-3666-49a4-9a86-42583a0c41fd',
  'Wool blanket': 'd1fa6f5e-0bf6-4c54-81a7-9b04178a12d0',
  Guitar: '40224971-d3f3-448d-8a69-d889375a0f6c',
  'Desk lamp': '5757a543-9665-4a9b-a6c9-f7dd51baf4a6',
  Headphones: '638e3ee8-4c55-4713-a9ab-1412c66d6506',
};

type SeededTrade = {
  readonly id: string;
  readonly title: string;
  readonly amount: number;
  readonly state: TradeState;
};

/** The trades that are there from the start, to be quoted. */
export const SEEDED_TRADES: readonly SeededTrade[] = TRADES_TO_SEED.map(
  ({title, amount, state}) => ({id: IDS[title] ?? '', title, amount, state}),
);
