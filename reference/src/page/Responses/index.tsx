import type {ApiResponse} from '../../model/model';
import {Contents} from '../../schema/Contents';
import {ParameterList} from '../../schema/ParameterList';
import {TypeLabel} from '../../schema/TypeLabel';
import {AnchorLink} from '../../text/AnchorLink';
import {Assumptions} from '../../text/Assumptions';
import {Prose} from '../../text/Prose';
import styles from './styles.module.css';

type ResponsesProps = {
  readonly responses: readonly ApiResponse[];
  /** Where errors are explained; linked from every error response. */
  readonly errorsHref?: string | undefined;
};

export function Responses({responses, errorsHref}: ResponsesProps) {
  if (responses.length === 0) return null;
  const leadsToErrors = ({status}: ApiResponse) => errorsHref !== undefined && /^[45]/.test(status);
  return (
    <section>
      <h4>Responses</h4>
      {responses.map((response) => (
        <div key={response.id} id={response.id} className={styles.item}>
          <strong className={styles.status} data-kind={response.status.slice(0, 1)}>
            {response.status}
          </strong>
          <AnchorLink id={response.id} />
          {response.contents.map(
            ({id, schema}) => schema && <TypeLabel key={id} schema={schema} isShort />,
          )}
          <Prose
            nodes={response.description}
            isQualified={response.assumptions.length > 0 && !leadsToErrors(response)}
          />
          {leadsToErrors(response) && <a href={errorsHref}>What to do about errors</a>}
          <Assumptions texts={response.assumptions} />
          <ParameterList title="Headers" parameters={response.headers} />
          <Contents
            contents={response.contents}
            ownerId={response.id}
            name={`response ${response.status}`}
          />
          {response.links.map(({name, description}) => (
            <div key={name}>
              Leads to <code>{name}</code>
              <Prose nodes={description} />
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
