export const filmCamera = {
  title: 'Film camera',
  description: 'A 35 mm camera from 1978, tested with one roll of film.',
  amount: 1850,
};

export const boardGame = {
  title: 'Board game',
  description: 'Complete, played twice.',
  amount: 275,
};

export const winterCoat = {
  title: 'Winter coat',
  description: 'Size M, worn one season. Sold because we are moving.',
  amount: 1289.8,
};
