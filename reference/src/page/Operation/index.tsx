import {CodeFrame} from '../../code/CodeFrame';
import {CodeSample} from '../../code/CodeSample';
import {IslandButton} from '../../code/IslandButton';
import type {Operation as OperationModel} from '../../model/model';
import type {OperationSamples} from '../../request/samples/build-samples';
import {ParameterList} from '../../schema/ParameterList';
import {About} from '../../text/About';
import {AnchorLink} from '../../text/AnchorLink';
import {BreakablePath} from '../../text/BreakablePath';
import {Callbacks} from '../Callbacks';
import {MethodBadge} from '../MethodBadge';
import {RequestBody} from '../RequestBody';
import {Responses} from '../Responses';
import {SecurityNote} from '../SecurityNote';
import styles from './styles.module.css';

type OperationProps = {
  readonly operation: OperationModel;
  readonly samples?: OperationSamples | undefined;
  readonly errorsHref?: string | undefined;
  readonly canTry?: boolean;
  readonly isWebhook?: boolean;
  /** Whether the page says elsewhere which credentials the call needs. */
  readonly isSecurityKnown?: boolean;
};

/** In a narrow window the code stands under the call's name; in a wide one, beside all of it. */
export function Operation(props: OperationProps) {
  const {operation, samples, errorsHref, canTry = false, isWebhook = false} = props;
  const {isSecurityKnown = false} = props;
  const {id, title, method, path} = operation;
  const heading = (
    <h3 className={styles.title}>
      {title}
      <AnchorLink id={id} />
    </h3>
  );
  const address = (
    <>
      <MethodBadge method={method} isWebhook={isWebhook} />
      <code>
        <BreakablePath path={path} />
      </code>
    </>
  );
  return (
    <section id={id} className={styles.operation} data-operation={id}>
      {samples && !operation.deprecated ? (
        heading
      ) : (
        <header className={styles.head}>
          {heading}
          <p className={styles.address}>
            {!samples && address}
            {operation.deprecated && <strong>deprecated</strong>}
          </p>
        </header>
      )}
      {samples && (
        <div className={styles.samples} data-samples="">
          <CodeFrame
            sidesOf={samples.responses.length > 0 ? title : undefined}
            head={
              <>
                {address}
                {canTry && <IslandButton island="try-it" of={id} text="Try it" about={title} />}
              </>
            }
          >
            <div>
              {canTry && <div data-beside-form="" />}
              <CodeSample
                variants={samples.request}
                title={title}
                {...(isWebhook ? {lead: 'Notification'} : {topic: 'language'})}
              />
              {samples.responses.length > 0 && (
                <CodeSample
                  variants={samples.responses}
                  title={`Responses: ${title}`}
                  lead="Response"
                />
              )}
            </div>
          </CodeFrame>
        </div>
      )}
      <div className={styles.text}>
        <About part={operation} />
        {operation.servers.length > 0 && (
          <p>{`Sent to ${operation.servers.map(({url}) => url).join(' or ')}`}</p>
        )}
        {!isSecurityKnown && !isWebhook && <SecurityNote choices={operation.security} />}
        <ParameterList title="Parameters" parameters={operation.parameters} />
        {operation.body && <RequestBody body={operation.body} isSampled={isWebhook} />}
        <Responses responses={operation.responses} errorsHref={errorsHref} />
        <Callbacks operations={operation.callbacks} />
      </div>
    </section>
  );
}
