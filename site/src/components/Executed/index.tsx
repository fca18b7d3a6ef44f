import * as generated from '@generated/executed-examples/default/scenarios';
import {KeptMarkup} from '@symblepay/reference/page/KeptMarkup';
import {useMemo} from 'react';
import type {LoadedScenario, ViewName, ViewOptions} from './executed';

/** A part of a guide that shows an executed scenario in one of the views. */
export function executed(view: ViewName) {
  return function Executed({scenario, ...options}: ViewOptions & {readonly scenario: string}) {
    const load = useMemo(() => generated.load?.bind(undefined, scenario), [scenario]);
    return (
      <KeptMarkup
        atBuild={takeAtBuild(scenario)}
        load={load}
        render={(loaded) => {
          const View = loaded.views[view];
          return <View scenario={loaded.scenario} name={scenario} {...options} />;
        }}
      />
    );
  };
}

function takeAtBuild(scenario: string): LoadedScenario | undefined {
  if (generated.scenarios === undefined) return undefined;
  const view = generated.scenarios[scenario];
  if (view === undefined) {
    const known = Object.keys(generated.scenarios).join(', ');
    throw new Error(`There is no scenario "${scenario}". Write one of: ${known}.`);
  }
  return {scenario: view, views: generated.views};
}
