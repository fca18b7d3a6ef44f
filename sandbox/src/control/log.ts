import type {LogEntry, QueryOf} from '@symblepay/openapi/control/types';
import {retentionLimits} from '../limits';

type LogFilter = NonNullable<QueryOf<'listLog'>>;

/** The newest requests, in memory only. */
export class RequestLog {
  private entries: LogEntry[] = [];
  private counted = 0;

  nextNumber(): number {
    return ++this.counted;
  }

  add(entry: LogEntry): void {
    this.entries.push({...entry, body: cut(entry.body), response: cut(entry.response)});
    if (this.entries.length > retentionLimits.logEntries.most) this.entries.shift();
  }

  /** Newest first. */
  list({operationId, status}: LogFilter = {}): readonly LogEntry[] {
    return this.entries
      .filter((entry) => (operationId ?? entry.operationId) === entry.operationId)
      .filter((entry) => (status ?? String(entry.status)) === String(entry.status))
      .reverse();
  }

  find(number: number): LogEntry | undefined {
    return this.entries.find((entry) => entry.number === number);
  }

  reset(): void {
    this.entries = [];
    this.counted = 0;
  }
}

/** A copy, because a slice keeps the whole string in memory. */
function cut(text: string): string {
  const {most} = retentionLimits.logText;
  return text.length <= most ? text : structuredClone(text.slice(0, most));
}
