import type {SchemaNode} from '../../model/model';
import {typeLabel} from '../../model/type-label';
import styles from './styles.module.css';

export type TypeLabelProps = {readonly schema: SchemaNode};

export function TypeLabel({schema}: TypeLabelProps) {
  const {text, link} = typeLabel(schema);
  if (!link) return <span className={styles.type}>{text}</span>;
  const [before, after] = text.startsWith(' ') ? ['', text] : [text, ''];
  return (
    <span className={styles.type}>
      {before}
      {link.id === undefined ? (
        link.name
      ) : (
        <a href={`#${encodeURIComponent(link.id)}`}>{link.name}</a>
      )}
      {after}
    </span>
  );
}
