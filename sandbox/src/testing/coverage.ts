import {viewStatus} from '../trade/status';
import {viewTimeline} from '../trade/timeline';
import type {History} from './a-trade';

/** What a set of walks has seen. */
export class Coverage {
  readonly rows = new Set<string>();
  readonly states = new Set<string>();
  readonly milestones = new Set<string>();
  readonly actions = new Set<string>();
  readonly icons = new Set<string>();
  private readonly seen = new Set<string>();

  add({trade, events}: History): void {
    const {transition} = events.at(-1) ?? {};
    const key = `${String(transition)} ${trade.state} ${trade.milestones.length} ${trade.terms.createdBy}`;
    if (transition) this.rows.add(transition);
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

  count(): Record<'rows' | 'states' | 'milestones' | 'actions' | 'icons', number> {
    return {
      rows: this.rows.size,
      states: this.states.size,
      milestones: this.milestones.size,
      actions: this.actions.size,
      icons: this.icons.size,
    };
  }
}
