import type {ReactNode} from 'react';
import styles from './styles.module.css';

const ways = {page: 'In this page', terminal: 'In a terminal'} as const;

type Way = keyof typeof ways;

/** Two ways to do the same. The choice hides what belongs to the other one; no script is needed. */
export function WaysView(): ReactNode {
  return (
    <fieldset className={styles.ways}>
      <legend>How you want to do it</legend>
      {Object.entries(ways).map(([way, label], index) => (
        <label key={way}>
          <input type="radio" name="way" value={way} defaultChecked={index === 0} /> {label}
          {'\u2003'}
        </label>
      ))}
    </fieldset>
  );
}

type WayPartProps = {readonly of: Way; readonly children: ReactNode};

/** A part of the guide that belongs to one of the ways. */
export function WayPart({of, children}: WayPartProps): ReactNode {
  return <div data-way={of}>{children}</div>;
}
