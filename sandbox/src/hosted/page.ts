import type {TimelineState} from '@symblepay/openapi/types';

/** A hosted page as data; rendered to HTML for a browser, or as a component inside the docs. */
export type HostedPage = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly {readonly label: string; readonly value: string}[];
  /** What has happened to the trade and what is to come, where the page is about one. */
  readonly timeline?: readonly Milestone[];
  readonly choices: readonly Choice[];
  /** A way back that changes nothing, where the page has one. */
  readonly backUrl?: string;
  readonly note: string;
  /** The link leads to no page, or no longer. */
  readonly isRefusal?: true;
};

type Milestone = {
  readonly title: string;
  readonly state: TimelineState;
  /** The day and the time of day. */
  readonly when?: string;
};

export type Choice = {
  readonly id: string;
  readonly label: string;
  readonly isMain?: boolean;
  /** Asks for a line of text along with the choice. */
  readonly asksFor?: {readonly name: string; readonly label: string; readonly maxLength: number};
};

export const modelNote = 'This is a sandbox page. The real one may look different.';

export const blankPage = {paragraphs: [], facts: [], choices: [], note: modelNote};

/** Neither a website nor an app. */
export function explainNoWayBack(url: string): string {
  return `A browser cannot go back to this URL: ${url}`;
}
