import type {ComponentType} from 'react';
import type {ViewOptions, ViewProps} from './executed';
import {findScenario} from './find-scenario';

/** A part of a page that shows an executed scenario in a view. */
export function executed(View: ComponentType<ViewProps>) {
  return function Executed({
    scenario: name,
    ...options
  }: ViewOptions & {readonly scenario: string}) {
    return <View scenario={findScenario(name)} name={name} {...options} />;
  };
}
