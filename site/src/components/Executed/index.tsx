import type {ViewName, ViewOptions} from './executed';
import {findScenario} from './find-scenario';
import {views} from './views';

/** A part of a page that shows an executed scenario in one of the views. */
export function executed(view: ViewName) {
  const View = views[view];
  return function Executed({
    scenario: name,
    ...options
  }: ViewOptions & {readonly scenario: string}) {
    return <View scenario={findScenario(name)} name={name} {...options} />;
  };
}
