import scenarios from '@generated/executed-examples/default/scenarios.json';
import type {ViewName, ViewOptions} from './executed';
import {views} from './views';

/** A part of a guide that shows an executed scenario in one of the views. */
export function executed(view: ViewName) {
  const View = views[view];
  return function Executed({
    scenario: name,
    ...options
  }: ViewOptions & {readonly scenario: string}) {
    const scenario = scenarios[name];
    if (scenario === undefined) {
      const known = Object.keys(scenarios).join(', ');
      throw new Error(`There is no scenario "${name}". Write one of: ${known}.`);
    }
    return <View scenario={scenario} name={name} {...options} />;
  };
}
