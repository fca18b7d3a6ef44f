import {retentionLimits} from '../limits';

/** One request, and what came of it. Requests to the control API are not logged. */
export type LogEntry = {
  readonly number: number;
  /** A call of the documented API, a hosted page, or an address that is neither. */
  readonly kind: 'call' | 'page' | 'unknown';
  /** By the sandbox clock. */
  readonly at: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly operationId?: string;
  readonly status: number;
  readonly response: string;
  readonly traceId: string;
  readonly transitions: readonly string[];
  readonly fault?: string;
};

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
  list(): readonly LogEntry[] {
    return this.entries.toReversed();
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
