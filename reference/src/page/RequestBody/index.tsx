import type {Body} from '../../model/model';
import {AnchorLink} from '../../schema/AnchorLink';
import {Assumptions} from '../../schema/Assumptions';
import {Contents} from '../../schema/Contents';
import {OtherExamples} from '../OtherExamples';
import {Prose} from '../../schema/Prose';
import styles from './styles.module.css';

export type RequestBodyProps = {readonly body: Body};

export function RequestBody({body}: RequestBodyProps) {
  const [first] = body.contents;
  return (
    <div id={body.id} className={styles.body}>
      <h4>
        {`Body${body.required ? '' : ' (optional)'}`}
        <AnchorLink id={body.id} />
      </h4>
      {first && <p className={styles.media}>{describe(body)}</p>}
      <Prose nodes={body.description} />
      <Assumptions texts={body.assumptions} />
      <Contents contents={body.contents} ownerId={body.id} name="body" />
      <OtherExamples contents={body.contents} />
    </div>
  );
}

function describe({contents}: Body): string {
  return contents
    .map(({mediaType, schema}) =>
      [schema?.modelName ?? schema?.link?.name, mediaType].filter(Boolean).join(', '),
    )
    .join(' or ');
}
