import type {Operation} from '../../model/model';
import {ParameterList} from '../../schema/ParameterList';
import {Heading} from '../../text/Heading';
import {Prose} from '../../text/Prose';
import {MethodBadge} from '../MethodBadge';
import {RequestBody} from '../RequestBody';
import {Responses} from '../Responses';
import styles from './styles.module.css';

type CallbacksProps = {readonly operations: readonly Operation[]};

/** Calls in the other direction: the API calls the reader's server. */
export function Callbacks({operations}: CallbacksProps) {
  return operations.map(({id, method, path, title, description, parameters, body, responses}) => (
    <section key={id} id={id} className={styles.callback}>
      <Heading level={4} id={id}>
        Callback: {title}
      </Heading>
      <p>
        <MethodBadge method={method} /> <code>{path}</code>
      </p>
      <Prose nodes={description} />
      <ParameterList title="Parameters" parameters={parameters} />
      {body && <RequestBody body={body} />}
      <Responses responses={responses} />
    </section>
  ));
}
