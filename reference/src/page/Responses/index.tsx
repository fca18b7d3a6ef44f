import type {Answer} from '../../model/model';
import {AnchorLink} from '../../schema/AnchorLink';
import {Assumptions} from '../../schema/Assumptions';
import {Contents} from '../../schema/Contents';
import {ParameterTable} from '../../schema/ParameterTable';
import {Prose} from '../../schema/Prose';
import {TypeLabel} from '../../schema/TypeLabel';
import styles from './styles.module.css';

export type AnswersProps = {
  readonly answers: readonly Answer[];
  /** Where errors are explained; linked from every answer that is one. */
  readonly errorsHref?: string | undefined;
};

export function Answers({answers, errorsHref}: AnswersProps) {
  if (answers.length === 0) return null;
  return (
    <section className={styles.answers}>
      <h4>Answers</h4>
      {answers.map((answer) => (
        <div key={answer.id} id={answer.id} className={styles.answer}>
          <strong className={styles.status} data-kind={answer.status.slice(0, 1)}>
            {answer.status}
          </strong>
          <AnchorLink id={answer.id} />
          {answer.contents.map(
            ({id, schema}) => schema && <TypeLabel key={id} schema={schema} isShort />,
          )}
          <Prose nodes={answer.description} />
          {errorsHref !== undefined && /^[45]/.test(answer.status) && (
            <a href={errorsHref}>What to do about errors</a>
          )}
          <Assumptions texts={answer.assumptions} />
          <ParameterTable caption="Headers" parameters={answer.headers} />
          <Contents
            contents={answer.contents}
            ownerId={answer.id}
            name={`answer ${answer.status}`}
          />
          {answer.links.map(({name, description}) => (
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
