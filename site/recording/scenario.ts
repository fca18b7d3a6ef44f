import type {SimulatedEvent} from '@symblepay/openapi/control/types';
import type {BodyOf, ErrorResponse, ResponseOf, operations} from '@symblepay/openapi/types';
import type {OperationId} from '@symblepay/openapi/validators';
import type {Method} from '@symblepay/reference';

/** Who does something in a scenario, as the sequence diagrams draw them. */
export type Actor = 'payer' | 'payee' | 'marketplace' | 'carrier' | 'insurer' | 'support' | 'time';

/** What a call sends: exactly the path, query, headers and body that the contract declares. */
type CallRequest<Id extends OperationId> = Omit<operations[Id]['parameters'], 'cookie'> &
  (BodyOf<Id> extends undefined ? unknown : {readonly body: BodyOf<Id>});

/** A call that the guide shows being refused may break the contract on purpose. */
export type LooseRequest = {
  readonly method?: Method;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** What a scenario can do. Each step has a name; pages show steps by it. */
export type ScenarioTools = {
  /** Sends a call that must succeed. */
  readonly call: <Id extends OperationId>(
    step: string,
    operation: Id,
    request: CallRequest<Id>,
  ) => Promise<ResponseOf<Id>>;
  /** Sends a call that must be refused: with 400, with 401 for a wrong key or 405 for a wrong method. */
  readonly refused: (
    step: string,
    operation: OperationId,
    request: LooseRequest,
    status?: 400 | 401 | 405,
  ) => Promise<ErrorResponse>;
  /** A user opens a page behind a redirectUrl and chooses something there. */
  readonly visit: (step: string, visit: Visit) => Promise<void>;
  /** Something happens that no call causes: a parcel moves, support decides. */
  readonly happens: (
    step: string,
    event: {readonly tradeId: string; readonly event: SimulatedEvent} & Deed,
  ) => Promise<void>;
  readonly wait: (step: string, minutes: number, text: string) => Promise<void>;
};

/** What the sequence diagram says about a step that is not a call. */
type Deed = {readonly by: Actor; readonly text: string};

export type Visit = Deed & {readonly url: string; readonly choice: string};

/** What a file of `site/examples` exports. */
export type Scenario = {
  /** What the reader sees happen, as a sentence: the name of its diagram. */
  readonly title: string;
  readonly run: (tools: ScenarioTools) => Promise<void>;
};
