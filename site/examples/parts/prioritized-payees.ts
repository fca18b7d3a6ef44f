/** Paid out of the price before the payee, from outside the trade. */
export const bikeLoan = {
  amount: 3200,
  bankAccount: 'DK3600400440116301',
  bankReferenceText: 'Loan 5567-01',
  description: 'Remaining loan on the bike',
};

export const bikeService = {
  amount: 450,
  fikCode: '+71<000000000055673+87654321<',
  description: 'Unpaid bike service',
};

export const pianoWorkshop = {
  symblepayAccountId: 'b3d0a1de-6c1c-4f0e-8c55-2f1f9a1e7c10',
  amount: 1500,
  description: 'New strings, put in by the workshop',
};

export const pianoLoan = {
  bankAccount: '00400440116301',
  amount: 4000,
  bankReferenceText: 'Loan 8810-02',
  description: 'Remaining loan on the piano',
};
