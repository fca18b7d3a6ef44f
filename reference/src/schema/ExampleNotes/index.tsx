import type {Example} from '../../model/model';
import {Prose} from '../../text/Prose';
import styles from './styles.module.css';

type ExampleNotesProps = {readonly examples: readonly Example[]};

/** What a document says about its examples; their values are in the samples. */
export function ExampleNotes({examples}: ExampleNotesProps) {
  return examples
    .filter(({description}) => description.length > 0)
    .map(({name, summary, description}) => (
      <div key={name} className={styles.note}>
        {`Example: ${summary ?? name}`}
        <Prose nodes={description} />
      </div>
    ));
}
