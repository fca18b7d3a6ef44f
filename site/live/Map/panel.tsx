import type {TradeState} from '@symblepay/openapi/control/types';
import type {ReactNode} from 'react';
import type {MapData, MapRow} from '../../trade-map/map-data';
import type {Role} from '../../trade-map/role-names';
import {roles} from '../../trade-map/role-names';
import {Row} from './row';
import styles from './styles.module.css';

type PanelProps = {
  readonly map: MapData;
  readonly state: TradeState;
  readonly role: Role;
  readonly rows: readonly MapRow[];
  readonly onChoose: (state: TradeState) => void;
};

/** What can happen in the chosen state, by the chosen role. */
export function Panel({map, state, role, rows, onChoose}: PanelProps): ReactNode {
  const {meaning, deadline} = map.states[state];
  const calls = rows.filter(({href}) => href !== undefined);
  const events = rows.filter(({href}) => href === undefined);
  return (
    <div className={styles.panel}>
      <p>
        {meaning} {deadline !== undefined && <>Deadline: {deadline}.</>}
      </p>
      {rows.length === 0 && <p>{nothingFor(role)}</p>}
      {[
        {title: 'Calls', list: calls},
        {title: 'What else can happen', list: events},
      ].map(
        ({title, list}) =>
          list.length > 0 && (
            <section key={title}>
              <h4>{title}</h4>
              <ul className={styles.rows}>
                {list.map((row) => (
                  <Row key={row.id} row={row} map={map} onChoose={onChoose} />
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}

function nothingFor(role: Role): string {
  return role === 'anyone'
    ? 'Nothing more can happen here.'
    : `${roles[role]} can't do anything in this state. Choose another role or state.`;
}
