/** Where the marketplace of the examples takes its users back. */
export const checkoutUrls = {
  successUrl: 'https://www.gulerod.example/paid',
  cancelUrl: 'https://www.gulerod.example/not-paid',
};

export const labelUrls = {
  successUrl: 'https://www.gulerod.example/label-paid',
  cancelUrl: 'https://www.gulerod.example/label-not-paid',
};

export const connectUrls = {
  successUrl: 'https://www.gulerod.example/connected',
  cancelUrl: 'https://www.gulerod.example/not-connected',
};

export const profileUrls = {
  successUrl: 'https://www.gulerod.example/profile/connected',
  cancelUrl: 'https://www.gulerod.example/profile/not-connected',
};

export const payoutUrl = 'https://www.gulerod.example/profile/payouts';

/** Where the app of the marketplace takes over again. */
export const appSwitch = {
  appSwitchCallbackUri: 'https://app.gulerod.example/trades',
  operatingSystem: 'iOS',
} as const;
