import type {Operation} from '../../model/model';
import {AnchorLink} from '../AnchorLink';
import {Answers} from '../Answers';
import {MethodBadge} from '../MethodBadge';
import {ParameterTable} from '../ParameterTable';
import {Prose} from '../Prose';
import {RequestBody} from '../RequestBody';
import styles from './styles.module.css';

export type CallbacksProps = {readonly operations: readonly Operation[]};

/** Calls in the other direction: the API calls the reader's server. */
export function Callbacks({operations}: CallbacksProps) {
  return operations.map(({id, method, path, title, description, parameters, body, answers}) => (
    <section key={id} id={id} className={styles.callback}>
      <h4>
        Callback: {title}
        <AnchorLink id={id} />
      </h4>
      <p>
        <MethodBadge method={method} /> <code>{path}</code>
      </p>
      <Prose nodes={description} />
      <ParameterTable caption="Parameters" parameters={parameters} />
      {body && <RequestBody body={body} />}
      <Answers answers={answers} />
    </section>
  ));
}
