import type {ScenarioView} from '../../../plugins/executed-examples/present';

export type Party = 'payer' | 'payee';

export type ViewOptions = {
  /** The step to show, where the view shows one. */
  readonly step?: string;
  /** Whose status or timeline is shown. */
  readonly party?: Party;
  /** The field of the response to show, by its keys: "payer.fees". Without it, all of it. */
  readonly part?: string;
};

export type ViewProps = ViewOptions & {
  readonly scenario: ScenarioView;
  /** The scenario's file name, for messages. */
  readonly name: string;
};
