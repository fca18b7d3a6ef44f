import {JsonBlock} from '@symblepay/reference/code/JsonBlock';
import runs from '@generated/executed-examples/default/runs.json';
import {formatMoment} from '@symblepay/sandbox/format-moment';
import type {ReactNode} from 'react';
import {useCallback, useEffect, useRef, useState} from 'react';
import type {Edit} from '../Edit';
import {Edit as EditForm} from '../Edit';
import {followIds} from '../follow-ids';
import {LinkedValue} from '../LinkedValue';
import {play, withOwnIds} from '../play';
import type {OwnIds} from '../play';
import type {RunStep} from '../../recording/run-step';
import {isChange} from '../../recording/run-step';
import {PageButton} from '../PageButton';
import {readSession, withSandbox} from '../session';
import {takePart} from '../take-part';
import styles from './styles.module.css';

/** `of` names the scenario, the step and, where only that is shown, the part of the response. */
export function Example({of}: {readonly of: string}): ReactNode {
  const [scenario = '', name = '', part] = of.split('/');
  const steps = runs[scenario] ?? [];
  return <Run scenario={scenario} name={name} part={part} steps={steps} />;
}

type RunProps = {
  readonly scenario: string;
  readonly name: string;
  readonly part: string | undefined;
  readonly steps: readonly RunStep[];
};

type Result = {
  readonly status: number;
  readonly text: string;
  readonly milliseconds: number;
  readonly clock: string;
  readonly ids: OwnIds;
  readonly isBegunAnew: boolean;
};

/** Plays an example of a guide on the reader's sandbox, and shows the response that came. */
function Run({scenario, name, part, steps}: RunProps): ReactNode {
  const index = steps.findIndex((step) => step.name === name);
  const target = steps[index];
  const needed = steps.slice(0, index).filter(isChange);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [result, setResult] = useState<Result>();
  const [problem, setProblem] = useState<string>();

  const run = useCallback(
    async (edited?: Edit): Promise<Result> => {
      const onStep = (step: RunStep) => setDone((before) => new Set(before).add(step.name));
      const begun = performance.now();
      const {response, ids, isBegunAnew} = await withSandbox((engine) =>
        play(engine, {steps, name, scenario, onStep, ...(edited && {edited})}),
      );
      const milliseconds = Math.round(performance.now() - begun);
      followIds(ids);
      const clock = readSession().notebook?.shown.clock ?? '';
      const {status} = response;
      return {status, text: await response.text(), milliseconds, clock, ids, isBegunAnew};
    },
    [steps, name, scenario],
  );
  const show = useCallback((running: Promise<Result>) => {
    running.then(setResult, (error: unknown) => setProblem(String(error)));
  }, []);
  useEffect(() => show(run()), [run, show]);

  const sendAgain = (edited: Edit) => {
    setDone(new Set());
    setProblem(undefined);
    show(run(edited));
  };

  if (!target) return null;
  return (
    <div className={styles.run}>
      {needed.length > 0 && (
        <ol className={styles.steps} aria-label="Steps before this call">
          {needed.map((step) => (
            <li key={step.name} data-done={done.has(step.name)}>
              {step.text}
            </li>
          ))}
        </ol>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
      {result && (
        <>
          <Response result={result} part={part} />
          <EditForm
            path={withOwnIds(target.path, result.ids)}
            body={target.body === undefined ? undefined : withOwnIds(target.body, result.ids)}
            onSend={sendAgain}
          />
        </>
      )}
    </div>
  );
}

function Response({result, part}: {readonly result: Result; readonly part: string | undefined}) {
  const {status, text, milliseconds, clock, isBegunAnew} = result;
  const json = readJson(text);
  const {errors = []} = (json ?? {}) as {
    readonly errors?: readonly {readonly key: string; readonly value: string}[];
  };
  const whole = json === undefined ? text : JSON.stringify(json, null, 2);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    line.current?.scrollIntoView({block: 'nearest'});
  }, [result]);
  const shown = (part === undefined ? undefined : findPart(json, part)) ?? whole;
  return (
    <>
      <p ref={line} role="status" className={styles.status} data-outcome={String(status)[0]}>
        <strong>{status}</strong> Response from your sandbox{' '}
        <span className={styles.when}>
          {milliseconds} ms · {clock !== '' && formatMoment(clock)}
        </span>
      </p>
      {isBegunAnew && (
        <p className={styles.note}>
          Your sandbox was reset for this example. Undo in the bar brings back what was there.
        </p>
      )}
      {errors.length > 0 && (
        <ul className={styles.errors} aria-label="What to fix">
          {errors.map(({key, value}) => (
            <li key={key}>
              <code>{key}</code> {value}
            </li>
          ))}
        </ul>
      )}
      <JsonBlock json={shown} title="Response from your sandbox" Value={LinkedValue} />
      <div className={styles.next}>
        <PageButton response={text} />
      </div>
    </>
  );
}

/** An edited request may come back with something that has no such part. */
function findPart(json: unknown, part: string): string | undefined {
  try {
    return takePart(json, part);
  } catch {
    return undefined;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
