import type {
  Coverage as Report,
  CoverageItem,
  CoveragePart,
  TransitionId,
} from '@symblepay/openapi/control/types';
import {operationIds, webhooks} from '@symblepay/openapi/operations';
import {summaries} from '@symblepay/openapi/texts';
import type {KnownErrorTypeCode} from '@symblepay/openapi/types';
import {titles} from '../http/error-response';
import {stateRows} from '../trade/states';
import type {Row} from '../trade/transition';
import {transitions} from '../trade/transitions';
import type {Arrival, Coverage, Met} from '../world/coverage';

type Source = Omit<CoverageItem, 'count'> & {
  /** Any of these counts. */
  readonly from: readonly Met[];
};

const errorsPath = '/docs/guidelines/errors';

/** A path outside the API is no refusal of a call. */
const metElsewhere: readonly string[] = ['method-not-allowed'];

const arrivals: Readonly<Record<Arrival, string>> = {
  late: 'A webhook that arrives more than a minute after the event, or at a later attempt.',
  duplicated: 'A webhook that arrives a second time.',
};

const unhappyFlows: Readonly<Record<string, readonly TransitionId[]>> = {
  'A payment fails': ['T11'],
  'An invitation is rejected': ['T03', 'T05'],
  'You cancel an unpaid trade': ['T12'],
  'A user abandons an unpaid trade': ['T13'],
  'A user abandons a paid trade': ['T15', 'T19', 'T20'],
  'Nobody pays in time': ['T14', 'T16'],
  'The item is not handed in in time': ['T21', 'T32'],
  'A parcel is lost': ['T26'],
  'The item is rejected and comes back': ['T41', 'T42'],
  'The return is not handed in in time': ['T35'],
  'A return is lost': ['T40'],
  'The payee rejects the return': ['T44', 'T45'],
  'Part of the price goes back': ['T46'],
  'All of the price goes back': ['T47'],
  'Another checkout for the same item is paid first': ['T48'],
};

/** What an integration has met of all there is, with the guide for each. */
export function reportCoverage(coverage: Coverage, errorsPage: string): Report {
  const parts = Object.entries(listSources(errorsPage)).map(([name, sources]): CoveragePart => {
    const items = sources.map(({from, ...item}) => ({
      ...item,
      count: from.reduce((sum, met) => sum + (coverage.get(met) ?? 0), 0),
    }));
    const met = items.filter(({count}) => count > 0).length;
    return {name: name as CoveragePart['name'], met, total: items.length, items};
  });
  const met = parts.reduce((sum, part) => sum + part.met, 0);
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return {percent: Math.floor((100 * met) / total), met, total, parts};
}

function listSources(
  errorsPage: string,
): Readonly<Record<CoveragePart['name'], readonly Source[]>> {
  const site = errorsPage.endsWith(errorsPath)
    ? errorsPage.slice(0, -errorsPath.length)
    : new URL(errorsPage).origin;
  const trades = `${site}/docs/trades`;
  const receiving = `${site}/docs/guidelines/webhooks`;
  const plan = `${site}/docs/getting-started/testing#test-plan`;
  const codes = Object.entries(titles).filter(([code]) => !metElsewhere.includes(code));
  const toSource = (row: Row): Source => ({
    id: row.id,
    meaning: describeRow(row),
    guide: trades,
    from: [`row ${row.id}`],
  });
  return {
    calls: operationIds.map((id) => ({
      id,
      meaning: summaries[id],
      guide: `${site}/v1/marketplace#${toAnchor(id)}`,
      from: [`call ${id}`],
    })),
    errors: codes.map(([code, meaning]) => ({
      id: code,
      meaning,
      guide: `${errorsPage}#${code}`,
      from: [`error ${code as KnownErrorTypeCode}`],
    })),
    steps: transitions.filter(({by}) => by !== 'clock').map(toSource),
    deadlines: transitions.filter(({by}) => by === 'clock').map(toSource),
    webhooks: [
      ...Object.keys(webhooks).map((name) => ({name, meaning: `The event ${name}.`})),
      ...Object.entries(arrivals).map(([name, meaning]) => ({name, meaning})),
    ].map(({name, meaning}) => ({
      id: name,
      meaning,
      guide: receiving,
      from: [`webhook ${name}` as Met],
    })),
    'unhappy flows': Object.entries(unhappyFlows).map(([id, rows]) => ({
      id,
      meaning: `Ends, or goes on, by ${rows.join(' or ')}.`,
      guide: plan,
      from: rows.map((row) => `row ${row}` as const),
    })),
  };
}

function describeRow({on, by, from, to}: Row): string {
  const states = from.map((state) => stateRows[state].meaning.replace(/\.$/, ''));
  const before = states.length === 0 ? 'Nothing yet' : states.join('; or: ');
  return `${before}. Then: ${on}, by ${by}, leads to ${to}.`;
}

function toAnchor(operationId: string): string {
  return operationId.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
