import type {FieldRow} from './list-rows';
import type {Weighed} from './weigh-assumptions';

type Asked = {
  /** What it is, as a part of a sentence: `an error: validation-error`. */
  readonly what: string;
  readonly status: number | undefined;
  readonly call: string | undefined;
  readonly traceId: string | undefined;
  readonly eventId: string | undefined;
  readonly rows: readonly FieldRow[];
  readonly weighed: readonly Weighed[];
};

/**
 * A question to the provider. It names fields and says what is odd about them. Of what they hold it
 * repeats ids that support asks for, codes and amounts: no name, address or account number.
 */
export function writeQuestion(asked: Asked): string | undefined {
  const odd = asked.rows.filter(({status}) => status !== 'known' && status !== 'not sent');
  if (odd.length + asked.weighed.length === 0) return undefined;
  const {call, status, traceId, eventId} = asked;
  const ids = [
    call !== undefined && `Request: ${call}`,
    status !== undefined && `Status: ${status}`,
    traceId !== undefined && `traceId: ${traceId}`,
    eventId !== undefined && `Notification: ${eventId}`,
  ].filter((line) => line !== false);
  return [
    `Hello,\n\nwe received ${asked.what}.`,
    ids.join('\n'),
    section(
      'It differs from the documentation we have:',
      odd.map(({path, status: is, note}) => `- ${path}: ${is}.${note === '' ? '' : ` ${note}`}`),
    ),
    section('It contradicts what we assume. What is right?', listOf(asked.weighed, 'contradicts')),
    section('It fits what we assume. Can we rely on it?', listOf(asked.weighed, 'confirms')),
    'Thank you.',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

function listOf(weighed: readonly Weighed[], verdict: Weighed['verdict']): string[] {
  return weighed
    .filter((each) => each.verdict === verdict)
    .map(({statement, because}) => `- ${statement} ${because}`);
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title}\n${lines.join('\n')}`;
}
