import type {Delivery} from '@symblepay/openapi/control/types';
import type {Follower} from '../store/collection';
import type {Undo} from '../store/store';
import {Agenda} from './agenda';

/** When the next attempt of each waiting delivery is due, endpoint by endpoint. */
export class Attempts implements Follower<Delivery> {
  private readonly agendas = new Map<string, Agenda>();

  follow(id: string, before: Delivery | undefined, after: Delivery | undefined): Undo {
    const {endpointId = ''} = after ?? before ?? {};
    const agenda = this.agendas.get(endpointId) ?? new Agenda();
    this.agendas.set(endpointId, agenda);
    return agenda.set(id, after?.nextAttemptAt);
  }

  listFirst() {
    return [...this.agendas].flatMap(([endpointId, agenda]) => {
      const first = agenda.first();
      return first ? [{endpointId, at: first.at}] : [];
    });
  }

  firstOf(endpointId: string): number | undefined {
    return this.agendas.get(endpointId)?.first()?.at;
  }

  listUntil(endpointId: string, time: number): readonly string[] {
    return this.agendas.get(endpointId)?.listUntil(time) ?? [];
  }

  clear(): void {
    this.agendas.clear();
  }
}
