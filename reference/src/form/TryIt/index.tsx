import type {ComponentType} from 'react';
import {useCallback, useRef, useState} from 'react';
import type {Model, Operation} from '../../model/model';
import type {PlainRequest} from '../../request/build-request';
import {buildRequest} from '../../request/build-request';
import {initialValues} from '../../request/initial-values';
import type {Files} from '../../request/request-body';
import {toCurl} from '../../request/to-curl';
import {toRequest} from '../../request/to-request';
import type {Prefill} from '../../request/values';
import {BodyInput} from '../BodyInput';
import {CredentialInputs} from '../CredentialInputs';
import {Loaded} from '../Loaded';
import type {Outcome} from '../outcome';
import {readOutcome} from '../outcome';
import {ParameterInputs} from '../ParameterInputs';
import {ResponseView} from '../ResponseView';
import {useFollowingSample} from '../use-following-sample';
import {useValues} from '../use-values';
import type {FieldError, LoadValidators, OperationValidators} from '../validation';
import {findErrors} from '../validation';
import styles from './styles.module.css';

export type TryItSettings = {
  readonly send: (request: Request) => Promise<Response>;
  /** The contract's own checks, by `operationId`. */
  readonly validators?: LoadValidators | undefined;
  /** Values that the page knows, such as ids that exist. */
  readonly prefill?: ((operation: Operation) => Promise<Prefill>) | undefined;
  /** Who responds, if it is none of the servers: shown instead of a choice of servers. */
  readonly servedBy?: string | undefined;
  /** What the values are about, and others to fill in instead. */
  readonly about?: ((operation: Operation) => Promise<About | undefined>) | undefined;
  /** What can be done after a response, below it. */
  readonly Next?: ComponentType<{readonly response: string}> | undefined;
};

type About = {
  readonly text: string;
  readonly other?: {readonly label: string; readonly values: Prefill};
};

type TryItProps = TryItSettings & {readonly operation: Operation; readonly model: Model};

/** A form for one call, made from its schemas; sends the request and shows the response. */
export function TryIt(props: TryItProps) {
  const {operation, validators, prefill, about} = props;
  const [round, setRound] = useState(0);
  const [other, setOther] = useState<Prefill>();
  const load = useCallback(async () => {
    const [known, checks, subject] = await Promise.all([
      prefill?.(operation) ?? {},
      validators?.(operation.name),
      about?.(operation),
    ]);
    return {known, checks, subject};
  }, [operation, prefill, validators, about]);
  const fillAgain = (values?: Prefill) => {
    setOther(values);
    setRound(round + 1);
  };
  return (
    <Loaded key={round} load={load} waiting="Getting ready…">
      {({known, ...loaded}) => (
        <TryItForm
          {...props}
          {...loaded}
          known={other ?? known}
          isFilledAgain={round > 0}
          onFillAgain={fillAgain}
        />
      )}
    </Loaded>
  );
}

type TryItFormProps = TryItProps & {
  readonly known: Prefill;
  readonly checks: OperationValidators | undefined;
  readonly subject: About | undefined;
  readonly isFilledAgain: boolean;
  readonly onFillAgain: (values?: Prefill) => void;
};

function TryItForm(props: TryItFormProps) {
  const {operation, model, send, servedBy, known, checks, subject, Next} = props;
  const {isFilledAgain, onFillAgain} = props;
  const [initial] = useState(() => initialValues(operation, model));
  const {values, setValues, forget} = useValues(operation.id, initial, known);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [sent, setSent] = useState<PlainRequest>();
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useRef<HTMLFormElement>(null);
  const [files, setFiles] = useState<Files>(new Map());
  const isSending = sent !== undefined && outcome === undefined;
  const inputs = {operation, model, values, errors, onChange: setValues};
  useFollowingSample(form, toCurl(buildRequest(operation, model, values, files)));

  function addFile(file: File): string {
    const name = files.has(file.name) ? `${file.name} (${files.size + 1})` : file.name;
    setFiles(new Map(files).set(name, file));
    return name;
  }

  async function submit(isChecked: boolean) {
    const found = isChecked && checks ? findErrors(checks, values) : [];
    setSent(undefined);
    setOutcome(undefined);
    setErrors(found);
    if (found.length > 0) {
      // Once the fields are marked.
      requestAnimationFrame(focusFirstError);
      return;
    }
    const request = buildRequest(operation, model, values, files);
    setSent(request);
    setOutcome(await readOutcome(() => send(toRequest(request))));
  }

  function focusFirstError() {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    for (
      let fold = field?.closest('details');
      fold;
      fold = fold.parentElement?.closest('details')
    ) {
      fold.open = true;
    }
    field?.focus();
  }

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        aria-label={`Try it: ${operation.title}`}
        noValidate={checks !== undefined}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(true);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(true);
        }}
      >
        {subject && (
          <p className={styles.subject}>
            {subject.text}{' '}
            {subject.other && (
              <button
                type="button"
                onClick={() => {
                  forget();
                  onFillAgain(subject.other?.values);
                }}
              >
                {subject.other.label}
              </button>
            )}
          </p>
        )}
        <CredentialInputs {...inputs} servedBy={servedBy} />
        <ParameterInputs {...inputs} />
        {operation.body && <BodyInput {...inputs} body={operation.body} addFile={addFile} />}
        {errors.length > 0 && (
          <div role="alert" className={styles.errors}>
            <p>{`${errors.length} ${errors.length === 1 ? 'value breaks' : 'values break'} a rule:`}</p>
            <ul>
              {errors.map(({key, value}) => (
                <li key={`${key} ${value}`}>
                  <code>{key}</code> {value}
                </li>
              ))}
            </ul>
            <button type="button" onClick={() => void submit(false)}>
              Send anyway
            </button>
          </div>
        )}
        <div className={styles.actions}>
          <button type="submit" className={styles.send} disabled={isSending}>
            {isSending ? 'Sending…' : 'Send'}
          </button>
          <button
            type="button"
            // The form is created again, and with it the button that had the focus.
            autoFocus={isFilledAgain}
            onClick={() => {
              forget();
              onFillAgain();
            }}
          >
            Fill in again
          </button>
        </div>
        {sent && <ResponseView request={sent} outcome={outcome} title={operation.title} />}
      </form>
      {Next && outcome?.failure === undefined && outcome && (
        <div className={styles.after}>
          <Next response={outcome.body} />
        </div>
      )}
    </>
  );
}
