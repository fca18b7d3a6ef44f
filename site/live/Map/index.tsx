import map from '@generated/trade-map/default/map.json';
import type {TradeState} from '@symblepay/openapi/control/types';
import type {ReactNode} from 'react';
import {useRef, useState} from 'react';
import type {Role} from '../../trade-map/role-names';
import {phases, roles} from '../../trade-map/role-names';
import {startFrom} from '../start-from';
import {useSession} from '../session';
import {Drawing} from './drawing';
import {followWay} from './follow-way';
import {Panel} from './panel';
import {Roles} from './roles';
import {useOrientation} from './use-orientation';
import styles from './styles.module.css';

type Choice = {
  readonly state: TradeState;
  /** How many steps the sandbox had taken. */
  readonly moment: number;
};

type Message = {readonly text: string; readonly about: TradeState};

/** The map of a trade, to choose from and to play on. The way of the reader's own trade lights up. */
export function Explorer(): ReactNode {
  const {notebook} = useSession();
  const way = followWay(notebook?.shown.trade?.way ?? [], map.states);
  const moment = notebook?.steps.length ?? 0;
  const [choice, setChoice] = useState<Choice>({moment, state: way.now ?? 'invited'});
  const [role, setRole] = useState<Role>('anyone');
  const [message, setMessage] = useState<Message>();
  // A trade that moves on takes the choice along.
  const chosen = choice.moment === moment ? choice.state : (way.now ?? choice.state);
  const details = useRef<HTMLDivElement>(null);
  const orientation = useOrientation();
  const isFor = (others: readonly Role[]) => role === 'anyone' || others.includes(role);
  const rows = map.rows.filter(({from, roles: by}) => from.includes(chosen) && isFor(by));
  const acting = map.rows.filter(({roles: by}) => role !== 'anyone' && isFor(by));
  const {name, phase, isHeld} = map.states[chosen];

  const tell = (text: string) => setMessage({text, about: chosen});
  const play = () => {
    tell('Starting your sandbox…');
    startFrom(chosen).then(
      () =>
        tell('Your trade is here now. Play it on this page under Play a trade, or with the bar.'),
      (error: unknown) => tell(error instanceof Error ? error.message : String(error)),
    );
  };
  const choose = (state: TradeState) => {
    setMessage(undefined);
    setChoice({moment, state});
  };
  const told = message?.about === chosen ? message.text : undefined;
  return (
    <div className={styles.explorer}>
      <Roles chosen={role} onChoose={setRole} />
      <Drawing
        drawing={map.drawings[orientation]}
        chosen={chosen}
        onChoose={choose}
        way={way}
        acting={new Set(acting.flatMap(({from}) => from))}
      />
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.phase}>{phases[phase]}</p>
        {isHeld && <p className={styles.held}>Money in escrow</p>}
        <span className={styles.acts}>
          <button
            type="button"
            className="button"
            onClick={() => details.current?.scrollIntoView({block: 'start'})}
          >
            {countWays(rows.length)} <span aria-hidden="true">↓</span>
          </button>
          <button type="button" className="button button--primary" onClick={play}>
            Play from here
          </button>
        </span>
        <p role="status" className={told === undefined ? 'visually-hidden' : styles.message}>
          {told ?? `${name}. ${roles[role]}: ${countWays(rows.length)}.`}
        </p>
      </div>
      <div ref={details} className={styles.details}>
        <Panel map={map} state={chosen} role={role} rows={rows} onChoose={choose} />
      </div>
    </div>
  );
}

function countWays(count: number): string {
  if (count === 0) return 'no way on';
  return count === 1 ? '1 way on' : `${count} ways on`;
}
