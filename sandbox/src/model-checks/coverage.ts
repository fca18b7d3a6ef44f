import {viewStatus} from '../trade/status';
import {viewTimeline} from '../trade/timeline';
import type {History} from './a-trade';

/** How much there is to see. */
export const wholeModel = {rows: 52, states: 21, milestones: 24, actions: 10, icons: 15} as const;

export type Seen = Readonly<Record<keyof typeof wholeModel, readonly string[]>>;

/** What a set of walks has seen. */
export class Coverage {
  readonly rows: Set<string>;
  readonly states: Set<string>;
  readonly milestones: Set<string>;
  readonly actions: Set<string>;
  readonly icons: Set<string>;
  private readonly seen = new Set<string>();

  constructor(before?: Seen) {
    this.rows = new Set(before?.rows);
    this.states = new Set(before?.states);
    this.milestones = new Set(before?.milestones);
    this.actions = new Set(before?.actions);
    this.icons = new Set(before?.icons);
  }

  add({trade, row}: History): void {
    const key = `${row} ${trade.state} ${trade.milestones.length} ${trade.terms.createdBy}`;
    this.rows.add(row);
    if (this.seen.has(key) && !trade.terms.shipping) return;
    this.seen.add(key);
    this.states.add(trade.state);
    for (const party of ['payer', 'payee'] as const) {
      const status = viewStatus(trade, party);
      this.icons.add(status.iconId);
      for (const {type} of status.actions) this.actions.add(type);
      for (const entry of viewTimeline(trade, party)) {
        this.icons.add(entry.iconId);
        if (entry.state !== 'Future') this.milestones.add(entry.id);
      }
    }
  }

  list(): Seen {
    return {
      rows: [...this.rows],
      states: [...this.states],
      milestones: [...this.milestones],
      actions: [...this.actions],
      icons: [...this.icons],
    };
  }

  count(): Record<keyof typeof wholeModel, number> {
    return {
      rows: this.rows.size,
      states: this.states.size,
      milestones: this.milestones.size,
      actions: this.actions.size,
      icons: this.icons.size,
    };
  }
}
