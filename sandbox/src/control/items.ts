/** Something for sale. What has no weight is too large for a parcel and handed over in person. */
export type Item = {
  readonly title: string;
  readonly description: string;
  readonly amount: number;
  /** The maximum weight of its parcel, in grams. */
  readonly weight?: number;
};

/** What is sold in the seeded trades and in every published example. */
export const itemsForSale = {
  mountainBike: {
    title: 'Mountain bike',
    description: '27.5 inch wheels, new brakes.',
    amount: 4200,
  },
  recordPlayer: {
    title: 'Record player',
    description: 'Belt drive, new needle, works well.',
    amount: 950,
    weight: 6000,
  },
  oakTable: {
    title: 'Oak table',
    description: 'Seats six. One leg has a scratch.',
    amount: 2750.5,
  },
  winterCoat: {
    title: 'Winter coat',
    description: 'Size M, worn one season. Sold because we are moving.',
    amount: 1289.8,
    weight: 2000,
  },
  filmCamera: {
    title: 'Film camera',
    description: 'A 35 mm camera from 1978, tested with one roll of film.',
    amount: 1850,
    weight: 2000,
  },
  boardGame: {
    title: 'Board game',
    description: 'Complete, played twice.',
    amount: 275,
    weight: 2000,
  },
  runningShoes: {
    title: 'Running shoes',
    description: 'Size 42, worn twice.',
    amount: 480,
    weight: 2000,
  },
  cargoBike: {
    title: 'Cargo bike',
    description: 'Five years old, serviced in May.',
    amount: 8499,
  },
  espressoMachine: {
    title: 'Espresso machine',
    description: 'Two years old, descaled in January.',
    amount: 3200,
    weight: 8000,
  },
  woolBlanket: {
    title: 'Wool blanket',
    description: 'Hand woven, 140 by 200 cm.',
    amount: 350,
    weight: 2000,
  },
  guitar: {
    title: 'Guitar',
    description: 'One of a kind, with its case.',
    amount: 5100,
    weight: 5000,
  },
  deskLamp: {
    title: 'Desk lamp',
    description: 'Brass, with a new cable.',
    amount: 180,
    weight: 2000,
  },
  headphones: {
    title: 'Headphones',
    description: 'Wireless, with the case.',
    amount: 990,
    weight: 2000,
  },
  /** Half an øre over, to show how amounts are rounded. */
  bookshelf: {
    title: 'Bookshelf',
    description: 'Pine, 180 cm high. Disassembled, with all screws.',
    amount: 520.505,
  },
  piano: {
    title: 'Upright piano',
    description: 'Tuned in January. The workshop is paid with the sale.',
    amount: 12500,
  },
  cityBike: {
    title: 'City bike',
    description: 'New, with two years of warranty.',
    amount: 4999,
  },
} as const satisfies Record<string, Item>;
