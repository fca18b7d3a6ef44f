import type {Operation as OperationModel, ParameterPlace} from '../../model/model';
import type {OperationSamples} from '../../samples/build-samples';
import {AnchorLink} from '../AnchorLink';
import {Answers} from '../Answers';
import {AnswerSamples} from '../AnswerSamples';
import {Assumptions} from '../Assumptions';
import {Callbacks} from '../Callbacks';
import {CodeSample} from '../CodeSample';
import {LinkOrText} from '../LinkOrText';
import {MethodBadge} from '../MethodBadge';
import {ParameterTable} from '../ParameterTable';
import {Prose} from '../Prose';
import {RequestBody} from '../RequestBody';
import {SecurityNote} from '../SecurityNote';
import styles from './styles.module.css';

export type OperationProps = {
  readonly operation: OperationModel;
  readonly samples?: OperationSamples | undefined;
  readonly errorsHref?: string | undefined;
  readonly canTry?: boolean | undefined;
};

const captions: readonly (readonly [ParameterPlace, string])[] = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
];

export function Operation({operation, samples, errorsHref, canTry = false}: OperationProps) {
  const {id, title, method, path} = operation;
  return (
    <section id={id} className={styles.operation} data-operation={id}>
      <div className={styles.text}>
        <h3 className={styles.title}>
          {title}
          <AnchorLink id={id} name={title} />
        </h3>
        <p className={styles.address}>
          <MethodBadge method={method} /> <code>{path}</code>
          {operation.deprecated && <strong> deprecated</strong>}
        </p>
        <Prose nodes={operation.description} />
        <Assumptions texts={operation.assumptions} />
        {operation.documentation && (
          <p>
            <LinkOrText link={operation.documentation} />
          </p>
        )}
        <SecurityNote choices={operation.security} />
        {captions.map(([place, caption]) => (
          <ParameterTable
            key={place}
            caption={caption}
            parameters={operation.parameters.filter((each) => each.place === place)}
          />
        ))}
        {operation.body && <RequestBody body={operation.body} />}
        <Answers answers={operation.answers} errorsHref={errorsHref} />
        <Callbacks operations={operation.callbacks} />
      </div>
      {samples && (
        <div className={styles.samples}>
          <CodeSample samples={samples.request} title={title} />
          <AnswerSamples answers={samples.answers} title={title} />
          {canTry && (
            <button type="button" className={styles.try} data-try-it={id} aria-expanded={false}>
              Try it<span className={styles.hidden}>: {title}</span>
            </button>
          )}
          {canTry && <div data-try-it-place={id} />}
        </div>
      )}
    </section>
  );
}
