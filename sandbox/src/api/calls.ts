import {businessUserCalls} from './business-user-calls';
import type {Handlers} from './call';
import {paymentCalls} from './payment-calls';
import {tradeCalls} from './trade-calls';
import {userCalls} from './user-calls';

export const calls: Handlers = {
  ...userCalls,
  ...businessUserCalls,
  ...tradeCalls,
  ...paymentCalls,
};
