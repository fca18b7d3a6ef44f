import type {OperationId} from '@symblepay/openapi/validators';
import type {Prefill, SubjectProps} from '@symblepay/reference/plugin/page';
import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import {describeSubject, fillForm, findIds} from './fill-form';
import type {Subject as Description} from './fill-form';
import {takeAsked, useSession} from './session';

/** Whose trade a form is about, as the trade stands now; fills in what a link asks for. */
export function Subject({operation, values, onFill}: SubjectProps): ReactNode {
  const {notebook, asked} = useSession();
  const [subject, setSubject] = useState<Description>();
  const operationId = operation.name as OperationId;
  const {path} = values.parameters;
  const filled = idsOf(values);
  const wanted = asked?.call === operation.id ? asked.path : undefined;

  useEffect(() => {
    let isCurrent = true;
    void describeSubject(operationId, filled).then((next) => {
      if (isCurrent) setSubject(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [operationId, filled, notebook?.steps.length]);

  useEffect(() => {
    if (!wanted) return;
    takeAsked();
    const fill = async () => {
      const next = await fillForm(operationId, wanted);
      const isThere = Object.entries(next.parameters?.path ?? {}).every(
        ([name, value]) => path[name] === value,
      );
      // Where all of it is in the form already, its response stays.
      if (!isThere || idsOf(next) !== filled) onFill(next);
    };
    fill().catch(() => setSubject({text: 'This is no longer in your sandbox.'}));
  }, [operationId, wanted, path, filled, onFill]);

  if (!subject) return null;
  const {text, other} = subject;
  return (
    <p>
      {text}{' '}
      {other && (
        <button type="button" onClick={() => onFill(other.values)}>
          {other.label}
        </button>
      )}
    </p>
  );
}

function idsOf({parameters, body}: Prefill): string {
  return findIds({path: (parameters?.path ?? {}) as never, body: body as never});
}
