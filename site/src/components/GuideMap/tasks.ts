/** What a developer comes for, in their words, and the section that helps. */
export const tasks = [
  {task: 'Let the payee pay everything', at: 'trades/initiate-new-trade#the-payee-pays-everything'},
  {task: "The payer doesn't pay", at: 'trades/initiate-new-trade#when-the-payer-does-nothing'},
  {task: 'A parcel is lost', at: 'trades/trade-details#a-lost-parcel'},
  {task: 'Returns and disputes', at: 'trades/trade-details#reject-the-item'},
  {task: 'An IBAN is rejected', at: 'users/user-details#when-a-bank-account-is-rejected'},
  {task: 'A company sells', at: 'users/connect-user-with-symblepay#create-a-business-user'},
  {task: 'Switch apps', at: 'users/connect-user-with-symblepay#app-switch-on-ios-and-android'},
  {task: 'Go live', at: 'getting-started/production-access'},
] as const;
