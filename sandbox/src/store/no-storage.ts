import type {Engine} from './store';

/** For a state that ends with its sandbox: the store itself holds everything. */
export const noStorage: Engine = {
  open: () => Promise.resolve(),
  iterator: () => [],
  batch: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
