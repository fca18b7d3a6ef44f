import {Fragment} from 'react';
import type {Content} from '../../model/model';
import {About} from '../../text/About';
import {LinkOrText} from '../../text/LinkOrText';
import {ExampleNotes} from '../ExampleNotes';
import {SchemaTree} from '../SchemaTree';
import styles from './styles.module.css';

type ContentsProps = {
  readonly contents: readonly Content[];
  readonly ownerId: string;
  readonly name: string;
};

/** What a body or a response contains, by media type. */
export function Contents({contents, ownerId, name}: ContentsProps) {
  return contents.map(({id, mediaType, schema, encodings, examples}) => {
    const notes = <ExampleNotes key={`${id} examples`} examples={examples} />;
    const external = examples.flatMap((example) => (example.external ? [example.external] : []));
    const tree = schema && (
      <Fragment key={id}>
        {!schema.link && <About part={schema} />}
        <SchemaTree schema={schema} name={name} id={id} />
      </Fragment>
    );
    if (id === ownerId && contents.length === 1 && encodings.length + external.length === 0) {
      return [tree, notes];
    }
    return (
      <div key={id} id={id === ownerId ? undefined : id}>
        <p className={styles.media}>{mediaType}</p>
        {tree}
        {notes}
        {external.map((link) => (
          <p key={link.text} className={styles.media}>
            {'An example stands at '}
            <LinkOrText link={link} />
          </p>
        ))}
        {encodings.map((encoding) => (
          <p key={encoding.name} className={styles.media}>
            <code>{encoding.name}</code>
            {` is sent as ${encoding.contentType}`}
          </p>
        ))}
      </div>
    );
  });
}
