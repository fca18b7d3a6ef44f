import type {Body} from '../../model/model';
import {About} from '../../schema/About';
import {Contents} from '../../schema/Contents';
import {Heading} from '../../schema/Heading';
import {OtherExamples} from '../OtherExamples';
import styles from './styles.module.css';

type RequestBodyProps = {readonly body: Body};

export function RequestBody({body}: RequestBodyProps) {
  const [first] = body.contents;
  return (
    <div id={body.id} className={styles.body}>
      <Heading level={4} id={body.id}>
        {`Body${body.required ? '' : ' (optional)'}`}
      </Heading>
      {first && <p className={styles.media}>{describe(body)}</p>}
      <About part={body} />
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
