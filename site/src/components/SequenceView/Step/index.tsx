import Link from '@docusaurus/Link';
import type {Actor} from '../../../../recording/scenario';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Arrows} from '../Arrows';
import type {DrawnStep, SequenceStep} from '../arrange-steps';
import {Transfers} from '../Transfers';
import drawing from './drawing.module.css';
import list from './list.module.css';
import rail from './rail.module.css';

const outsiders: Readonly<Partial<Record<Actor, string>>> = {
  insurer: 'Insurer',
  support: 'Support',
  time: 'Time passes',
};

type StepProps = {
  readonly drawn: DrawnStep;
  /** The lane that the step starts from; without one it is a note across all lanes. */
  readonly lane: string | undefined;
};

/** What is said to Symblepay and by whom, what comes back, and what it does to the escrow. */
export function Step({drawn, lane}: StepProps): ReactNode {
  const {step, from, opensGroup, closesGroup, escrow, transfers} = drawn;
  return (
    <li
      className={clsx(list.step, drawing.step, rail.step)}
      data-from={from}
      data-note={lane === undefined || undefined}
      data-opens={opensGroup || undefined}
      data-closes={closesGroup || undefined}
      data-escrow={escrow}
    >
      <span className={clsx(list.actors, drawing.actors)}>
        {lane === undefined ? outsiders[from] : <Route from={lane} />}
        <span className="visually-hidden">:</span>
      </span>{' '}
      <Label step={step} />
      <Arrows status={step.kind === 'call' ? step.status : undefined} />
      {transfers.length > 0 && <Transfers transfers={transfers} />}
    </li>
  );
}

function Route({from}: {readonly from: string}): ReactNode {
  return (
    <>
      {from} <span aria-hidden="true">→</span>
      <span className="visually-hidden">to</span> Symblepay
    </>
  );
}

function Label({step}: {readonly step: SequenceStep}): ReactNode {
  return (
    <span
      className={drawing.label}
      data-label
      data-actor={step.kind === 'event' && step.by !== 'time' ? outsiders[step.by] : undefined}
    >
      {step.kind === 'call' ? <Link to={step.href}>{step.title}</Link> : step.text}
      {step.kind === 'call' && step.forParty && (
        <span className={drawing.party}>, for the {step.forParty.toLowerCase()}</span>
      )}
    </span>
  );
}
