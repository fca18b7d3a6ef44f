import type {Actor} from '../../../recording/scenario';
import type {ReactNode} from 'react';
import type {SequenceStep} from './arrange-steps';
import {arrangeSteps} from './arrange-steps';
import {Step} from './Step';
import styles from './styles.module.css';

/** By actor; time, the insurer and support have none. A lane of somebody who does nothing is left out. */
const lanes: Readonly<Partial<Record<Actor | 'symblepay', string>>> = {
  payer: 'Payer',
  marketplace: 'Marketplace',
  symblepay: 'Symblepay',
  payee: 'Payee',
  carrier: 'Carrier',
};

type SequenceViewProps = {
  readonly title: string;
  readonly steps: readonly SequenceStep[];
};

/** Who does what, from top to bottom. An ordered list that is drawn as a sequence diagram. */
export function SequenceView({title, steps}: SequenceViewProps): ReactNode {
  const drawnSteps = arrangeSteps(steps);
  const actors = new Set<string>(drawnSteps.map(({from}) => from));
  const hasMoney = drawnSteps.some(({transfers}) => transfers.length > 0);
  const drawnLanes = Object.entries(lanes).filter(
    ([lane]) => lane === 'marketplace' || lane === 'symblepay' || actors.has(lane),
  );
  return (
    <figure
      className={styles.figure}
      data-sequence=""
      data-payer={actors.has('payer') || undefined}
      data-payee={actors.has('payee') || undefined}
      data-carrier={actors.has('carrier') || undefined}
      data-money={hasMoney || undefined}
    >
      <figcaption className={styles.caption}>{title}</figcaption>
      <div className={styles.lanes} aria-hidden="true">
        {drawnLanes.map(([lane, name]) => (
          <span key={lane} className={styles.lane} data-lane={lane}>
            {name}
          </span>
        ))}
        {hasMoney && <span className={styles.escrow}>Escrow</span>}
      </div>
      <div className={styles.body}>
        <div className={styles.lifelines} aria-hidden="true">
          {drawnLanes.map(([lane]) => (
            <span key={lane} className={styles.lifeline} data-lane={lane} />
          ))}
          {hasMoney && <span className={styles.lifeline} data-lane="rail" />}
        </div>
        <ol className={styles.steps}>
          {drawnSteps.map((drawn) => (
            <Step key={drawn.step.name} drawn={drawn} lane={lanes[drawn.from]} />
          ))}
        </ol>
      </div>
    </figure>
  );
}
