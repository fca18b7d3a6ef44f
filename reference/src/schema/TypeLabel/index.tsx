import type {SchemaNode} from '../../model/model';
import {factsOf} from './facts';
import styles from './styles.module.css';
import {typeWords} from './type-words';

type TypeLabelProps = {
  readonly schema: SchemaNode;
  /** Where a parameter goes: "in path". */
  readonly place?: string | undefined;
  readonly isOptional?: boolean;
  /** Leaves out limits and default, which are shown elsewhere. */
  readonly isShort?: boolean;
};

/**
 * The type and the facts about the value, in one line. A single text node wherever possible: a page
 * has hundreds of these, and every element has its cost.
 */
export function TypeLabel({schema, place, isOptional = false, isShort = false}: TypeLabelProps) {
  const {before, link, after} = typeWords(schema);
  const notes = [
    place,
    schema.deprecated && 'deprecated',
    schema.readOnly && 'in responses only',
    schema.writeOnly && 'in requests only',
    ...(isShort ? [] : factsOf(schema)),
  ].filter((note) => typeof note === 'string');
  const className = isOptional ? styles.optional : styles.type;
  const end = [after, ...notes].join(' · ');
  if (link?.id === undefined) {
    return <span className={className}>{`${before}${link?.name ?? ''}${end}`}</span>;
  }
  return (
    <span className={className}>
      {before || null}
      <a href={`#${encodeURIComponent(link.id)}`}>{link.name}</a>
      {end || null}
    </span>
  );
}
