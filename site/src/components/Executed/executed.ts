export type Party = 'payer' | 'payee';

/** What a guide says about the part of a scenario that it shows. */
export type ExecutedProps = {
  /** The scenario, by the name of its file in `site/examples`. */
  readonly scenario: string;
  /** The step to show, where the view shows one. */
  readonly step?: string;
  /** Whose status or timeline is shown. */
  readonly party?: Party;
  /** The field of the response to show, by its keys: "payer.fees". Without it, all of it. */
  readonly part?: string;
};
