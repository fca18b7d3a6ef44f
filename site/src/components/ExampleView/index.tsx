import Link from '@docusaurus/Link';
import {CodeFrame} from '@symblepay/reference/code/CodeFrame';
import {CodeSample} from '@symblepay/reference/code/CodeSample';
import {IslandButton} from '@symblepay/reference/code/IslandButton';
import {MethodBadge} from '@symblepay/reference/page/MethodBadge';
import {BreakablePath} from '@symblepay/reference/text/BreakablePath';
import type {ReactNode} from 'react';
import type {ExecutedProps} from '../Executed/executed';
import {findCall, nameCall} from '../Executed/find-call';
import {cutIds} from '../../../recording/ids';
import {ResponseSample} from '../ResponseView';
import {writeSamples} from '@site/plugins/executed-examples/write-samples';
import styles from './styles.module.css';

/** One executed call: the request in every language, then the response. */
export function ExampleView(props: ExecutedProps): ReactNode {
  const call = findCall(props);
  const {title, href, method, path, name} = call;
  const {scenario, part} = props;
  return (
    <CodeFrame
      figureClass={styles.example}
      head={
        <div className={styles.caption}>
          <MethodBadge method={method} />{' '}
          <code className={styles.path}>
            <BreakablePath path={cutIds(path)} />
          </code>{' '}
          <Link to={href} className={styles.call}>
            {title}
          </Link>
          <IslandButton
            island="run"
            of={[scenario, name, ...(part === undefined ? [] : [part])].join('/')}
            text="Run"
            about={nameCall(call)}
          />
        </div>
      }
    >
      <CodeSample
        variants={writeSamples(call)}
        title={`${nameCall(call)}: request`}
        topic="language"
        eager={1}
      />
      <div data-recorded="">
        <ResponseSample {...props} />
      </div>
    </CodeFrame>
  );
}
