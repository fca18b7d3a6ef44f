import {formatMoment} from '@symblepay/sandbox/format-moment';
import type {ReactNode} from 'react';
import {controlStep} from '../control-step';
import {keepFocus} from '../keep-focus';
import {useSession} from '../session';
import type {Step} from '../step';
import styles from './styles.module.css';

type OthersProps = {readonly onTake: (step: Step, label: string) => void};

const spans: readonly (readonly [label: string, minutes: number])[] = [
  ['+1 hour', 60],
  ['+1 day', 24 * 60],
];

/** The clock, and what carrier, bank and support can do now. */
export function Others({onTake}: OthersProps): ReactNode {
  const {notebook} = useSession();
  const {clock = '', events = []} = notebook?.shown ?? {};
  const steps = [
    ...spans.map(([label, minutes]) => ({label, step: controlStep('/clock/advance', {minutes})})),
    ...events,
  ];
  return (
    <div ref={keepFocus} role="group" aria-label="Everybody else" className={styles.others}>
      <span className={styles.quiet}>
        Clock <b>{clock !== '' && formatMoment(clock)}</b>
      </span>
      {steps.map(({label, step}) => (
        <button key={label} type="button" className="button" onClick={() => onTake(step, label)}>
          {label}
        </button>
      ))}
    </div>
  );
}
