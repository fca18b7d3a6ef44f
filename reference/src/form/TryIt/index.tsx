import type {ComponentType} from 'react';
import {useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import type {ValueProps} from '../../code/CodeBlock';
import type {Model, Operation} from '../../model/model';
import type {PlainRequest} from '../../request/build-request';
import {buildRequest} from '../../request/build-request';
import {initialValues} from '../../request/initial-values';
import type {Files} from '../../request/request-body';
import {toRequest} from '../../request/to-request';
import type {Prefill, RequestValues} from '../../request/values';
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
import {findErrors, listRefusals} from '../validation';
import {BesideForm} from './beside-form';
import styles from './styles.module.css';

export type TryItSettings = {
  readonly send: (request: Request) => Promise<Response>;
  /** The contract's own checks, by `operationId`. */
  readonly validators?: LoadValidators | undefined;
  /** Values that the page knows, such as ids that exist. */
  readonly prefill?: ((operation: Operation) => Promise<Prefill>) | undefined;
  /** Who responds, if it is none of the servers: shown instead of a choice of servers. */
  readonly servedBy?: string | undefined;
  /** Parts of the form that the page provides. */
  readonly parts?: (() => Promise<Parts>) | undefined;
};

type Parts = {
  /** What the values are about; can fill in others. */
  readonly Subject?: ComponentType<SubjectProps>;
  /** A string in a response, such as an id that leads somewhere. */
  readonly Value?: ComponentType<ValueProps>;
  /** What can be done after a response, below it. */
  readonly Next?: ComponentType<{readonly response: string}>;
};

export type SubjectProps = {
  readonly operation: Operation;
  readonly values: RequestValues;
  readonly onFill: (values: Prefill) => void;
};

type TryItProps = TryItSettings & {readonly operation: Operation; readonly model: Model};

/** A form for one call, made from its schemas; sends the request and shows the response. */
export function TryIt({operation, model, send, servedBy, ...settings}: TryItProps) {
  const {validators, prefill, parts} = settings;
  const [round, setRound] = useState(0);
  const [other, setOther] = useState<Prefill>();
  const load = useCallback(async () => {
    const [known, checks, provided] = await Promise.all([
      prefill?.(operation) ?? {},
      validators?.(operation.name),
      parts?.() ?? {},
    ]);
    return {known, checks, provided};
  }, [operation, prefill, validators, parts]);
  const fillAgain = useCallback((values?: Prefill) => {
    setOther(values);
    setRound((before) => before + 1);
  }, []);
  const given = {operation, model, send, servedBy};
  return (
    <Loaded key={round} load={load} waiting="Getting ready…">
      {({known, ...loaded}) => (
        <TryItForm
          {...given}
          {...loaded}
          known={other ?? known}
          focused={round === 0 ? undefined : other ? 'send' : 'fill'}
          onFillAgain={fillAgain}
        />
      )}
    </Loaded>
  );
}

type TryItFormProps = Pick<TryItProps, 'operation' | 'model' | 'send' | 'servedBy'> & {
  readonly known: Prefill;
  readonly checks: OperationValidators | undefined;
  readonly provided: Parts;
  /** The form is created again, and with it the button that had the focus. */
  readonly focused: 'send' | 'fill' | undefined;
  readonly onFillAgain: (values?: Prefill) => void;
};

function TryItForm(props: TryItFormProps) {
  const {operation, model, send, servedBy, known, checks, provided} = props;
  const {focused, onFillAgain} = props;
  const {Subject, Value, Next} = provided;
  const [initial] = useState(() => initialValues(operation, model));
  const {values, setValues, forget} = useValues(operation.id, initial, known);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  /** What the API did not accept. */
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const [sent, setSent] = useState<PlainRequest>();
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useRef<HTMLFormElement>(null);
  const [files, setFiles] = useState<Files>(new Map());
  const isSending = sent !== undefined && outcome === undefined;
  const marked = [...errors, ...refused];
  const inputs = {operation, model, values, errors: marked, onChange: setValues};
  const request = useMemo(
    () => buildRequest(operation, model, values, files),
    [operation, model, values, files],
  );
  useFollowingSample(form, request);
  useLayoutEffect(() => {
    const call = form.current?.closest('[data-operation]');
    call?.setAttribute('data-form-open', '');
    return () => call?.removeAttribute('data-form-open');
  }, []);
  useEffect(() => {
    // In a wide window it opens below the call's name, which may be far above.
    form.current?.parentElement?.previousElementSibling?.scrollIntoView({block: 'nearest'});
  }, []);
  const fill = useCallback(
    (next?: Prefill) => {
      forget();
      onFillAgain(next);
    },
    [forget, onFillAgain],
  );

  function addFile(file: File): string {
    const name = files.has(file.name) ? `${file.name} (${files.size + 1})` : file.name;
    setFiles(new Map(files).set(name, file));
    return name;
  }

  async function submit(isChecked: boolean) {
    if (isSending) return;
    const found = isChecked && checks ? findErrors(checks, values) : [];
    setSent(undefined);
    setOutcome(undefined);
    setErrors(found);
    setRefused([]);
    if (found.length > 0) {
      // Once the fields are marked.
      requestAnimationFrame(focusFirstError);
      return;
    }
    setSent(request);
    const next = await readOutcome(() => send(toRequest(request)));
    setOutcome(next);
    setRefused(next.failure === undefined ? listRefusals(next.body) : []);
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
        {Subject && <Subject operation={operation} values={values} onFill={fill} />}
        {/* Browsers leave what has the focus under the row with Send. */}
        <div onFocus={({target}) => target.scrollIntoView({block: 'nearest', behavior: 'instant'})}>
          <CredentialInputs {...inputs} servedBy={servedBy} />
          <ParameterInputs {...inputs} />
          {operation.body && <BodyInput {...inputs} body={operation.body} addFile={addFile} />}
        </div>
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
          <button
            type="submit"
            className={styles.send}
            // Not disabled, which would take the focus away.
            aria-disabled={isSending}
            autoFocus={focused === 'send'}
          >
            {isSending ? 'Sending…' : 'Send'}
          </button>
          <button type="button" autoFocus={focused === 'fill'} onClick={() => fill()}>
            Fill in again
          </button>
        </div>
      </form>
      {sent && (
        <BesideForm operationId={operation.id}>
          <ResponseView
            request={sent}
            outcome={outcome}
            title={operation.title}
            Value={Value}
            Next={Next}
          />
        </BesideForm>
      )}
    </>
  );
}
