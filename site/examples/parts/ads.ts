import type {ITEMS} from '@symblepay/sandbox/facts';

/** The advertisement in which the marketplace of the examples offers an item. */
export const ads = {
  mountainBike: advertise('ad-7750318'),
  recordPlayer: advertise('ad-7762140'),
  oakTable: advertise('ad-7764409'),
  winterCoat: advertise('ad-7770563'),
  filmCamera: advertise('ad-7781204'),
  boardGame: advertise('ad-7783355'),
  runningShoes: advertise('ad-7790026'),
  cargoBike: advertise('ad-7791877'),
  espressoMachine: advertise('ad-7802541'),
  woolBlanket: advertise('ad-7803692'),
  guitar: advertise('ad-7815230'),
  deskLamp: advertise('ad-7816904'),
  headphones: advertise('ad-7820017'),
  bookshelf: advertise('ad-7824468'),
  piano: advertise('ad-7831195'),
  cityBike: advertise('ad-7836720'),
} satisfies Record<keyof typeof ITEMS, unknown>;

/** What the marketplace sends about an advertisement, all of it made of its id. */
function advertise(id: string) {
  return {
    id,
    /** The key of its only sale. */
    saleKey: `${id}-sale`,
    pictures: [`https://pictures.gulerod.example/${id}/1.jpg`],
    /** Where the users of the trade come back to. */
    tradeUrl: `https://www.gulerod.example/trades/${id}`,
  };
}
