import type {Body} from '../../model/model';
import {AnchorLink} from '../AnchorLink';
import {Assumptions} from '../Assumptions';
import {FieldFacts} from '../FieldFacts';
import {Prose} from '../Prose';
import {SchemaTree} from '../SchemaTree';
import {TypeLabel} from '../TypeLabel';
import styles from './styles.module.css';

export type RequestBodyProps = {readonly body: Body};

export function RequestBody({body}: RequestBodyProps) {
  return (
    <div id={body.id} className={styles.body}>
      <h4>
        Body{body.required ? '' : ' (optional)'}
        <AnchorLink id={body.id} name="body" />
      </h4>
      <Prose nodes={body.description} />
      <Assumptions texts={body.assumptions} />
      {body.contents.map(({id, mediaType, schema, encodings}) => (
        <div key={id} id={id === body.id ? undefined : id}>
          <p className={styles.media}>
            {schema && <TypeLabel schema={schema} />}
            {mediaType}
          </p>
          {schema && <FieldFacts schema={{...schema, examples: []}} />}
          {schema && <SchemaTree schema={schema} name="body" />}
          {encodings.map(({name, contentType}) => (
            <p key={name} className={styles.media}>
              <code>{name}</code> is sent as {contentType}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
