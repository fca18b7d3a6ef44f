import type {UserRecord} from '@symblepay/openapi/control/types';
import type {Trade as TradeResponse} from '@symblepay/openapi/types';
import type {Party} from '../trade/parties';
import type {Trade} from '../trade/trade';
import {viewTrade} from '../trade/trade-view';
import {viewProfile} from '../user/user';

type Users = Readonly<Record<Party, UserRecord | undefined>>;

/** Trades and users never change in place, so what was shown of them stays right. */
export class TradeViews {
  private readonly views = new WeakMap<Trade, Users & {readonly response: TradeResponse}>();

  show(trade: Trade, users: Users): TradeResponse {
    const known = this.views.get(trade);
    if (known && known.payer === users.payer && known.payee === users.payee) return known.response;
    const profiles = {payer: viewProfile(users.payer), payee: viewProfile(users.payee)};
    const response = viewTrade(trade, profiles);
    this.views.set(trade, {...users, response});
    return response;
  }
}
