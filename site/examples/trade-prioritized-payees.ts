import {defineScenario} from '../plugins/executed-examples/scenario';
import {initiateAndPay} from './parts/paid-trade';
import {usualTerms} from './parts/terms';
import {payer} from './parts/users';

export default defineScenario({
  title: 'A bank and a Symblepay account are paid before the payee',
  async run(tools) {
    const body = {
      title: 'Upright piano',
      description: 'Tuned in January. The workshop is paid with the sale.',
      amount: 12500,
      ...usualTerms,
      prioritizedPayees: [
        {
          symblepayAccountId: 'b3d0a1de-6c1c-4f0e-8c55-2f1f9a1e7c10',
          amount: 1500,
          description: 'New strings, put in by the workshop',
        },
        {
          bankAccount: '00400440116243',
          amount: 4000,
          bankReferenceText: 'Loan 8810-02',
          description: 'Rest of the loan on the piano',
        },
      ],
    };
    const tradeId = await initiateAndPay(tools, body, 'with-account-paid-first');
    await tools.call('accept-item', 'acceptItemCondition', {
      path: {marketplaceUserId: payer, tradeId},
    });
  },
});
