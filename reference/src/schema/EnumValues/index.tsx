import {valueText} from '../../model/json';
import type {EnumValue} from '../../model/model';
import {AnchorLink} from '../../text/AnchorLink';
import {renderNode} from '../../text/Prose';
import styles from './styles.module.css';

type EnumValuesProps = {
  readonly values: readonly EnumValue[];
  readonly isOpen?: boolean | undefined;
};

/** The allowed or known values, each with its meaning if the document gives one. */
export function EnumValues({values, isOpen = false}: EnumValuesProps) {
  return (
    <>
      {isOpen && 'Known values; others may come:'}
      <ul className={styles.values} aria-label={isOpen ? 'Known values' : 'Allowed values'}>
        {values.map(({id, value, description}) => (
          <li key={id} id={id}>
            <code>{valueText(value)}</code>
            <AnchorLink id={id} />
            {spaced(description).map(renderNode)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A line may end before the meaning. A text of its own for the space would be two nodes a value. */
function spaced(description: EnumValue['description']): EnumValue['description'] {
  const [first, ...rest] = description.flatMap((node) =>
    typeof node === 'object' && node.tag === 'p' ? node.children : [node],
  );
  if (first === undefined) return [];
  return typeof first === 'string' ? [` ${first}`, ...rest] : [' ', first, ...rest];
}
