import {tradesToSeed} from './seed';

/** The ids that the default seed gives. A page that runs a sandbox does not load them. */
const idsByTitle: Readonly<Record<string, string>> = {
  'Record player': '4ea290de-0aae-465d-804e-d5afde81b3b0',
  'Mountain bike': '9d39dcd3-93d3-4131-bc30-039d4d2c870b',
  'Oak table': '27260060-0232-4d79-8d19-cefc8e41b6d0',
  'Winter coat': 'e5367014-88a8-4b0c-a531-1ce47ad521d2',
  'Film camera': '95249b69-230f-4cf5-a00d-fc3c78e55542',
  'Board game': 'df571649-a500-4947-b1d8-64c4f39124a7',
  'Running shoes': '3ee6ac07-c301-4595-b09c-42511454e1eb',
  'Cargo bike': '01030173-f7e4-4c18-9b88-0f1f9a20fd29',
  'Espresso machine': '4f61aa2f-1e2b-431a-a23e-470d9c552132',
  'Wool blanket': '449da034-ba5d-4c5e-9fdc-a3ddc3db7eb9',
  Guitar: '42830d35-556b-4f4a-ab13-e73ee266ac8e',
  'Desk lamp': 'ef7b7b95-bd0b-4b58-b53b-e0c6ad66a563',
  Headphones: '60ecd614-bf37-43ad-a421-e33841cd043e',
};

/** The trades that are there from the start, to be quoted. */
export const seededTrades = tradesToSeed.map(({item: {title, amount}, state}) => ({
  id: idsByTitle[title] ?? '',
  title,
  amount,
  state,
}));
