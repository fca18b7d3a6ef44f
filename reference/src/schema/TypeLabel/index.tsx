import type {SchemaNode} from '../../model/model';
import {exampleOf, factsOf} from './facts';
import styles from './styles.module.css';
import {typeWords} from './type-words';

type TypeTextProps = {
  readonly schema: SchemaNode;
  /** Where a parameter goes: "in path". */
  readonly location?: string | undefined;
  /** Leaves out limits, default and example, which are shown elsewhere. */
  readonly isShort?: boolean;
};

/**
 * The type and the facts about the value in one line, an example in another. A single text node
 * wherever possible: a page has hundreds of these, and every element has its cost.
 */
export function TypeText({schema, location, isShort = false}: TypeTextProps) {
  const {before, link, after} = typeWords(schema);
  const notes = [
    location,
    schema.deprecated && 'deprecated',
    schema.readOnly && 'in responses only',
    schema.writeOnly && 'in requests only',
    ...(isShort ? [] : factsOf(schema)),
  ].filter((note) => typeof note === 'string');
  const example = isShort ? '' : exampleOf(schema);
  const end = [after, ...notes].join(' · ') + (example && `\n${example}`);
  if (link?.id === undefined) return `${before}${link?.name ?? ''}${end}`;
  return (
    <>
      {before || null}
      <a href={`#${encodeURIComponent(link.id)}`}>{link.name}</a>
      {end || null}
    </>
  );
}

/** The same where other text stands beside it. */
export function TypeLabel(props: TypeTextProps) {
  return (
    <span className={styles.type}>
      <TypeText {...props} />
    </span>
  );
}
