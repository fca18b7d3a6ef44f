import type {TradeState} from '@symblepay/openapi/control/types';
import type {KeyboardEvent, ReactNode} from 'react';
import {useRef} from 'react';
import type {DrawnEdge, DrawnState, Drawing as MapDrawing} from '../../trade-map/drawing';
import {
  edgeShapes,
  labelShapes,
  laneShapes,
  legendShapes,
  startShapes,
  stateShapes,
} from '../../trade-map/shapes';
import {signShapes} from '../../trade-map/signs';
import type {FollowedWay} from './follow-way';
import {Shapes} from './shapes';
import styles from './drawing.module.css';

type DrawingProps = {
  readonly drawing: MapDrawing;
  readonly chosen: TradeState;
  readonly onChoose: (state: TradeState) => void;
  readonly way: FollowedWay;
  /** Where the chosen role can do something. */
  readonly acting: ReadonlySet<TradeState>;
};

/** The map, of which a state can be chosen like one of a group of radio buttons. */
export function Drawing({drawing, chosen, onChoose, way, acting}: DrawingProps): ReactNode {
  const {width, height, lanes, start, edges, states, legend} = drawing;
  const map = useRef<SVGSVGElement>(null);
  const choose = (state: TradeState) => {
    onChoose(state);
    map.current?.querySelector<SVGGElement>(`[data-state="${state}"]`)?.focus();
  };
  const isLit = ({from, to}: DrawnEdge) => way.edges.has(`${from}>${to}`);
  const move = (event: KeyboardEvent) => {
    const next = findNext(states, chosen, event.key);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  return (
    <svg
      ref={map}
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      role="radiogroup"
      aria-label="States of a trade"
      onKeyDown={move}
    >
      <g aria-hidden="true">
        <Shapes of={[...lanes.flatMap(laneShapes), ...startShapes(start)]} />
        {/* What stands out lies over what does not: ways into the delivery share a line. */}
        {[
          {lines: edges.filter((edge) => !isLit(edge) && edge.from !== chosen)},
          {lines: edges.filter((edge) => !isLit(edge) && edge.from === chosen), leaves: true},
          {lines: edges.filter(isLit), lit: true},
        ].map(({lines, leaves, lit}, index) => (
          <g key={index} className={styles.edges} data-leaves={leaves} data-lit={lit}>
            <Shapes of={lines.flatMap(edgeShapes)} />
          </g>
        ))}
        <Shapes of={[...edges.flatMap(labelShapes), ...legendShapes(legend)]} />
      </g>
      {states.map((state) => (
        <g
          key={state.state}
          className={styles.state}
          role="radio"
          aria-checked={state.state === chosen}
          aria-label={nameOption(state, way.now)}
          tabIndex={state.state === chosen ? 0 : -1}
          data-state={state.state}
          data-acting={acting.has(state.state) || undefined}
          onClick={() => choose(state.state)}
        >
          <Shapes of={stateShapes(state)} />
          {state.marks.map(({to, x, y}) => (
            <g
              key={to}
              className={styles.mark}
              data-lit={
                way.edges.has(`${state.state}>${to === 'same' ? state.state : to}`) || undefined
              }
            >
              <Shapes of={[signShapes(to, x, y)]} />
            </g>
          ))}
          {state.state === way.now && (
            <circle className={styles.now} cx={state.x + 14} cy={state.y + state.height} r={6} />
          )}
        </g>
      ))}
    </svg>
  );
}

function nameOption({name, isHeld, state}: DrawnState, now: TradeState | undefined): string {
  const held = isHeld ? ', money in escrow' : '';
  return `${name}${held}${state === now ? ', your trade is here' : ''}`;
}

/** The state that a key leads to, in the order of the trade's life. */
function findNext(
  states: readonly DrawnState[],
  chosen: TradeState,
  key: string,
): TradeState | undefined {
  const index = states.findIndex(({state}) => state === chosen);
  const {length} = states;
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: (index + 1) % length,
    ArrowRight: (index + 1) % length,
    ArrowUp: (index - 1 + length) % length,
    ArrowLeft: (index - 1 + length) % length,
    Home: 0,
    End: length - 1,
    ' ': index,
  };
  const target = targets[key];
  return target === undefined ? undefined : states[target]?.state;
}
