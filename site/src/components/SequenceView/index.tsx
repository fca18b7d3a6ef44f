import Link from '@docusaurus/Link';
import type {CallView, StepView} from '../../../plugins/executed-examples/present';
import type {Actor} from '../../../recording/scenario';
import type {ReactNode} from 'react';
import type {ViewProps} from '../Executed/executed';
import drawing from './message.module.css';
import styles from './styles.module.css';

const lanes = ['payer', 'marketplace', 'symblepay', 'payee'] as const;
const names: Readonly<Record<Actor | 'symblepay', string>> = {
  payer: 'Payer',
  marketplace: 'Marketplace',
  symblepay: 'Symblepay',
  payee: 'Payee',
  carrier: 'Carrier',
  insurer: 'Insurer',
  time: 'Time passes',
};

/** Who does what, from top to bottom. An ordered list that is drawn as a sequence diagram. */
export function SequenceView({scenario}: ViewProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{scenario.title}</figcaption>
      <div className={styles.lanes} aria-hidden="true">
        {lanes.map((lane) => (
          <span key={lane} className={styles.lane}>
            {names[lane]}
          </span>
        ))}
      </div>
      <ol className={styles.steps}>
        {scenario.steps.map((step) => (
          <Message key={step.name} step={step} />
        ))}
      </ol>
    </figure>
  );
}

type MessageProps = {readonly step: StepView};

function Message({step}: MessageProps): ReactNode {
  const from = step.kind === 'call' ? 'marketplace' : step.by;
  const isDrawn = (lanes as readonly string[]).includes(from);
  return (
    <li className={styles.step} data-from={from}>
      <div className={isDrawn ? drawing.message : drawing.note}>
        <span className={isDrawn ? styles.actors : styles.outsider}>
          {isDrawn ? `${names[from]} to Symblepay: ` : `${names[from]}: `}
        </span>
        {step.kind === 'call' ? <Call call={step} /> : step.text}
      </div>
    </li>
  );
}

type CallProps = {readonly call: CallView};

function Call({call: {title, href, forParty, status}}: CallProps): ReactNode {
  return (
    <>
      <Link to={href}>{title}</Link>
      {forParty && `, for the ${forParty.toLowerCase()}`}
      {status === 400 && ' (refused)'}
    </>
  );
}
