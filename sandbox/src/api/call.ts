import type {BodyOf, PathOf, ResponseOf} from '@symblepay/openapi/types';
import type {OperationId} from '@symblepay/openapi/validators';
import type {World} from '../world/world';
import type {PlainHeaders} from '../http/message';

/** A request whose key, route, parameters and body have been checked. */
export type Call<Id extends OperationId> = {
  readonly world: World;
  readonly organisationId: string;
  readonly path: PathOf<Id>;
  readonly query: URLSearchParams;
  readonly headers: PlainHeaders;
  readonly body: BodyOf<Id>;
  /** The sandbox's own address, where its pages are. */
  readonly origin: string;
};

export type Handlers = {readonly [Id in OperationId]: (call: Call<Id>) => ResponseOf<Id>};
