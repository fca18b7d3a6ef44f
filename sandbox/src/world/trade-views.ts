import type {UserRecord} from '@symblepay/openapi/control/types';
import type {Trade as TradeResponse} from '@symblepay/openapi/types';
import type {Party} from '../trade/parties';
import type {Trade} from '../trade/trade';
import {viewTrade} from '../trade/trade-view';
import {viewProfile} from '../user/user';

type Users = Readonly<Record<Party, UserRecord | undefined>>;
type View = {readonly users: Users; readonly response: TradeResponse};

const mostViews = 500;

/** Trades and users never change in place, so what was shown of them lately stays right. */
export class TradeViews {
  private readonly views = new Map<Trade, View>();

  show(trade: Trade, users: Users): TradeResponse {
    const known = this.views.get(trade);
    if (known && known.users.payer === users.payer && known.users.payee === users.payee) {
      return known.response;
    }
    const profiles = {payer: viewProfile(users.payer), payee: viewProfile(users.payee)};
    const response = viewTrade(trade, profiles);
    this.views.set(trade, {users, response});
    for (const [oldest] of this.views) {
      if (this.views.size <= mostViews) break;
      this.views.delete(oldest);
    }
    return response;
  }
}
