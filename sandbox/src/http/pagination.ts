import {Refusal} from '../trade/refusal';

const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

type Page = {readonly page: number; readonly pageSize: number};

/**
 * The answer's pagination is documented, how to ask for another page is not. The sandbox reads
 * `page` (from 1) and `pageSize` from the query; both are its own.
 */
export function readPage(query: URLSearchParams): Page {
  return {
    page: readNumber(query, 'page', 1, Number.MAX_SAFE_INTEGER),
    pageSize: readNumber(query, 'pageSize', DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
  };
}

function readNumber(query: URLSearchParams, key: string, fallback: number, most: number): number {
  const text = query.get(key);
  if (text === null) return fallback;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= most) return number;
  const value = `Must be a whole number from 1 to ${most}.`;
  throw new Refusal('validation-error', value, [{key, value}]);
}
