import type {ClockReading} from '@symblepay/openapi/control/types';
import {nameControlCall} from '../control-call';
import {refuseField} from '../refusal';
import {lastInstant} from '../trade/phases';
import {perform} from '../world/move-trade';
import type {World} from '../world/world';
import type {EndpointQueues} from '../webhooks/endpoint-queues';

/**
 * The sandbox's time. It stands still until it is moved, or follows a running clock. Deadlines
 * that are passed fire in order, each at its own time, so two short moves equal one long move.
 */
export class Clock {
  /** How far the sandbox is ahead of the running clock. */
  private ahead = 0;
  private moving: Promise<unknown> = Promise.resolve();
  /** Counts how often the world was replaced, so that a move in progress can stop. */
  private worlds = 0;

  constructor(
    private readonly world: World,
    /** None where no webhooks are sent. */
    private readonly queues: EndpointQueues | undefined,
    private readonly readRunning?: () => number,
  ) {
    this.resume();
  }

  /** Continues from the time of the world, after a restart or a restored snapshot. */
  resume(): void {
    this.worlds++;
    this.queues?.startOver();
    if (this.readRunning) this.ahead = Math.max(0, this.world.now() - this.readRunning());
  }

  /** For an empty world: a running clock shows the machine's time again. */
  startOver(): void {
    this.resume();
    if (this.readRunning) this.world.setClock(this.readRunning());
  }

  read(): ClockReading {
    const due = this.findNextDue();
    return {
      now: new Date(this.world.now()).toISOString(),
      nextDue: due === Infinity ? null : new Date(due).toISOString(),
      isRunning: this.readRunning !== undefined,
    };
  }

  advance(milliseconds: number): Promise<ClockReading> {
    return this.queue(() => this.moveTo(this.world.now() + milliseconds));
  }

  setForward(to: string): Promise<ClockReading> {
    return this.queue(() => {
      const target = Date.parse(to);
      if (Number.isNaN(target)) throw refuseField('to', 'Must be a date and time in ISO 8601.');
      const now = this.world.now();
      if (target < now) {
        const beginning = `${nameControlCall('reset')} goes back to the beginning.`;
        throw refuseField(
          'to',
          `Time does not go back from ${new Date(now).toISOString()}. ${beginning}`,
        );
      }
      return this.moveTo(target, 'to');
    });
  }

  /** Moves to the time when something is next due, and lets it happen. */
  runToNext(): Promise<ClockReading> {
    return this.queue(async () => {
      await this.queues?.waitBriefly();
      const due = this.findNextDue();
      await this.moveTo(due === Infinity ? this.world.now() : due);
    });
  }

  /** Runs a change after what a running clock has made due, and resolves when it is kept. */
  async carryOut<Result>(run: () => Result | Promise<Result>): Promise<Result> {
    this.catchUp();
    const result = await run();
    await this.world.flush();
    this.queues?.startDue();
    return result;
  }

  /** Catches up with a running clock; deadlines first, webhooks on their own. */
  private catchUp(): void {
    if (!this.readRunning) return;
    const target = this.readRunning() + this.ahead;
    for (let due = this.nextDeadline(); due && due.at <= target; due = this.nextDeadline()) {
      this.passAt(due.at, due.key);
    }
    if (target > this.world.now()) this.world.transact(() => this.world.setClock(target));
  }

  /**
   * Moves run one after the other. Receivers get only a moment: one may hang, or may be the client
   * that is waiting for this very move.
   */
  private queue(move: () => Promise<void>): Promise<ClockReading> {
    const moved = this.moving.then(async () => {
      await move();
      this.queues?.startDue();
      await this.queues?.waitBriefly();
      await this.world.flush();
      return this.read();
    });
    this.moving = moved.catch(() => undefined);
    return moved;
  }

  private async moveTo(target: number, field = 'body'): Promise<void> {
    if (target > lastInstant) {
      throw refuseField(field, 'Must lead to a time before the year 10000.');
    }
    this.ahead += Math.max(0, target - this.world.now());
    const ofWorld = this.worlds;
    for (;;) {
      await this.queues?.waitBriefly();
      if (ofWorld !== this.worlds) break;
      const deadline = this.nextDeadline();
      const attemptAt = this.queues?.nextStartAt() ?? Infinity;
      if (deadline && deadline.at <= target && deadline.at <= attemptAt) {
        this.passAt(deadline.at, deadline.key);
      } else if (attemptAt <= target) {
        this.world.transact(() => this.world.setClock(attemptAt));
        this.queues?.startDue();
      } else {
        this.world.transact(() => this.world.setClock(target));
        break;
      }
    }
    await this.world.flush();
  }

  private passAt(at: number, tradeId: string): void {
    this.world.transact(() => {
      this.world.setClock(at);
      const trade = this.world.trades.find(tradeId)?.trade;
      if (!trade?.due) return;
      const command = {on: trade.due.on, by: 'clock'} as const;
      const pass = () => perform(this.world, trade, command);
      if (this.world.isUnmet(tradeId)) this.world.unobserved(pass);
      else pass();
    });
  }

  private nextDeadline() {
    return this.world.trades.deadlines.first();
  }

  /** Infinity when nothing is due, or only what no clock reaches. */
  private findNextDue(): number {
    const attemptAt = this.queues?.nextAttemptAt() ?? Infinity;
    const due = Math.min(this.nextDeadline()?.at ?? Infinity, attemptAt);
    return due > lastInstant ? Infinity : due;
  }
}
