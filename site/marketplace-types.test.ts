import type {ErrorResponse, Trade, UserDetails} from '@symblepay/openapi/types';
import {expectTypeOf, test} from 'vitest';
import type {ErrorBody} from '../examples/marketplace/lib/retry';
import type {
  Trade as TradeInExample,
  User as UserInExample,
} from '../examples/marketplace/symblepay';

test('what the marketplace reads of a response is in the contract', () => {
  expectTypeOf<ErrorResponse>().toExtend<ErrorBody>();
  expectTypeOf<Trade>().toExtend<TradeInExample>();
  expectTypeOf<UserDetails>().toExtend<UserInExample>();
});
