import Link from '@docusaurus/Link';
import type {TradeState} from '@symblepay/openapi/control/types';
import type {ReactNode} from 'react';
import {Fragment} from 'react';
import type {MapData, MapRow} from '../../trade-map/map-data';
import styles from './styles.module.css';

type RowProps = {
  readonly row: MapRow;
  readonly map: MapData;
  readonly onChoose: (state: TradeState) => void;
};

/** One thing that can happen: who does it, where it leads, what it changes and what it rests on. */
export function Row({row, map, onChoose}: RowProps): ReactNode {
  const {id, name, href, by, to, sets, milestones, money, isSilent} = row;
  const assumption = row.assumes && map.assumptions[row.assumes];
  return (
    <li className={styles.row}>
      <p className={styles.what}>
        <span>
          {href === undefined ? <b>{name}</b> : <Link to={href}>{name}</Link>}{' '}
          <span className={styles.quiet}>{by}</span>
        </span>
        <code>{id}</code>
      </p>
      <p className={styles.leads}>
        {to.length === 0 && <span className={styles.quiet}>The state stays as it is.</span>}
        {to.map((state) => (
          <button key={state} type="button" onClick={() => onChoose(state)}>
            <span aria-hidden="true">→</span>
            <span className="visually-hidden">Leads to</span> {map.states[state].name}
          </button>
        ))}
      </p>
      <dl className={styles.facts}>
        {money !== undefined && <Fact name="Money">{money}</Fact>}
        {sets.length > 0 && <Codes name="Sets" of={sets} />}
        {milestones.length > 0 && <Codes name="Milestones" of={milestones} />}
        <Fact name="Webhook">{isSilent ? 'None' : <code>trade.changed</code>}</Fact>
      </dl>
      {assumption && (
        <details className={styles.assumed}>
          <summary>
            assumed<span className="visually-hidden">: {name}</span>
          </summary>
          <p>
            <b>{assumption.statement}</b> {assumption.note}
          </p>
        </details>
      )}
    </li>
  );
}

function Fact({name, children}: {readonly name: string; readonly children: ReactNode}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Codes({name, of}: {readonly name: string; readonly of: readonly string[]}): ReactNode {
  return (
    <Fact name={name}>
      {of.map((each) => (
        <code key={each}>
          {each.split(/(?<=_)/).map((word, index) => (
            <Fragment key={index}>
              {word}
              <wbr />
            </Fragment>
          ))}
        </code>
      ))}
    </Fact>
  );
}
