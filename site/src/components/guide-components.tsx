import {IslandButton} from '@symblepay/reference/code/IslandButton';
import {ExampleView} from './ExampleView';
import type {ExecutedProps} from './Executed/executed';
import {findTrade} from './Executed/find-call';
import {findScenario} from './Executed/find-scenario';
import {FileTable} from './FileTable';
import {FileSums} from './FileTable/FileSums';
import {HostedPicture} from './HostedPicture';
import {PhasesView} from './PhasesView';
import {ResponseView} from './ResponseView';
import {SequenceView} from './SequenceView';
import {StatusView} from './StatusView';
import {WayPart, WaysView} from './WaysView';
import {TradeView} from './TradeView';
import {TimelineView} from './TimelineView';
import {TradeMap} from './TradeMap';

/** What a guide can show of an executed scenario (`site/examples`), by the name used in MDX. */
export const guideComponents = {
  /** A call: the request in every language, and the response or a part of it. */
  Example: ExampleView,
  /** Two ways to follow a guide, and a part of it that belongs to one of them. */
  Ways: WaysView,
  Way: WayPart,
  /** A trade as both users see it, which can be played. */
  Trade: TradeView,
  /** Opens "What did I get?", which tells what a pasted text is. */
  WhatDidIGet: () => (
    <p>
      <IslandButton
        island="inspect"
        of=""
        text="Check what you got"
        about="paste a response, an error or a webhook"
      />
    </p>
  ),
  /** The states of a trade and the ways between them, as a picture that comes to life. */
  TradeMap,
  /** Hosted pages as a user sees them, as pictures (`site/plugins/hosted-pictures/pictures.ts`). */
  HostedPage: HostedPicture,
  /** What can be downloaded (`site/plugins/download-files/files.ts`), with sizes and checksums. */
  Files: FileTable,
  /** The checksums in full. */
  FileSums,
  /** The response alone, or a part of it. */
  Response: ResponseView,
  /** The whole scenario as a sequence diagram. */
  Sequence: ({scenario}: ExecutedProps) => <SequenceView {...findScenario(scenario)} />,
  /** A user's status, from a step that comes back with a trade. */
  StatusOf: ({party = 'payer', ...props}: ExecutedProps) => (
    <StatusView party={party} user={findTrade(props)[party]} />
  ),
  /** A user's timeline, from a step that comes back with a trade. */
  TimelineOf: ({party = 'payer', ...props}: ExecutedProps) => (
    <TimelineView party={party} timeline={findTrade(props)[party].timeline} />
  ),
  /** The phases of the trade that the step comes back with. */
  PhasesOf: (props: ExecutedProps) => <PhasesView phases={findTrade(props).phases} />,
};
