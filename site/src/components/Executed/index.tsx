import * as generated from '@generated/executed-examples/default/scenarios';
import {prepare} from '@symblepay/reference/prepare';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {LoadedScenario, ViewName, ViewOptions} from './executed';

const nothing = {__html: ''};

export type ExecutedProps = ViewOptions & {
  readonly view: ViewName;
  readonly scenario: string;
};

/**
 * A part of a guide that shows an executed scenario. It is rendered where the site is built; a
 * browser keeps that markup, so that the samples in six languages are not sent again as script. Only
 * a browser that comes from another page loads and renders it.
 */
export function Executed({view, scenario, ...options}: ExecutedProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<LoadedScenario | undefined>(() => takeAtBuild(scenario));
  const [error, setError] = useState<Error>();

  useEffect(() => {
    if (host.current?.firstElementChild === null && loaded === undefined) {
      generated.load?.(scenario).then(setLoaded, setError);
    } else if (host.current) {
      prepare(host.current);
    }
  }, [scenario, loaded]);

  if (error) {
    throw error;
  }
  if (loaded === undefined) {
    return <div ref={host} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
  }
  const View = loaded.views[view];
  return (
    <div ref={host} key="rendered">
      <View scenario={loaded.scenario} name={scenario} {...options} />
    </div>
  );
}

function takeAtBuild(scenario: string): LoadedScenario | undefined {
  if (generated.scenarios === undefined) {
    return undefined;
  }
  const view = generated.scenarios[scenario];
  if (view === undefined) {
    const known = Object.keys(generated.scenarios).join(', ');
    throw new Error(`There is no scenario "${scenario}". Write one of: ${known}.`);
  }
  return {scenario: view, views: generated.views};
}
