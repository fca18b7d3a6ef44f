import {ITEMS, type Item} from '@symblepay/sandbox/facts';

export const mountainBike = forSale(ITEMS.mountainBike);
export const recordPlayer = forSale(ITEMS.recordPlayer);
export const oakTable = forSale(ITEMS.oakTable);
export const winterCoat = forSale(ITEMS.winterCoat);
export const filmCamera = forSale(ITEMS.filmCamera);
export const boardGame = forSale(ITEMS.boardGame);
export const runningShoes = forSale(ITEMS.runningShoes);
export const cargoBike = forSale(ITEMS.cargoBike);
export const espressoMachine = forSale(ITEMS.espressoMachine);
export const woolBlanket = forSale(ITEMS.woolBlanket);
export const guitar = forSale(ITEMS.guitar);
export const deskLamp = forSale(ITEMS.deskLamp);
export const headphones = forSale(ITEMS.headphones);
export const bookshelf = forSale(ITEMS.bookshelf);
export const piano = forSale(ITEMS.piano);
export const cityBike = forSale(ITEMS.cityBike);

function forSale({title, description, amount}: Item) {
  return {title, description, amount};
}
