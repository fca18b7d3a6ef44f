import type {ReactNode} from 'react';
import {useEffect} from 'react';
import {optionId} from '../option-id';
import styles from './styles.module.css';

type OptionListProps<Option> = {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly {readonly name: string; readonly options: readonly Option[]}[];
  /** The option that the arrow keys have reached. */
  readonly active: string | undefined;
  readonly show: (option: Option) => ReactNode;
};

/** The list box below the search field. */
export function OptionList<Option>(props: OptionListProps<Option>): ReactNode {
  const {id, label, groups, active, show} = props;
  useEffect(() => {
    if (active === undefined) return;
    document.getElementById(optionId(active))?.scrollIntoView({block: 'nearest'});
  }, [active]);
  return (
    <div id={id} className={styles.list} role="listbox" aria-label={label}>
      {groups.map(({name, options}) => (
        <div key={name} className={styles.group} role="group" aria-label={name}>
          {/* The group has its name already; this one is for the eye. */}
          <div className={styles.name} aria-hidden="true">
            {name}
          </div>
          {options.map(show)}
        </div>
      ))}
    </div>
  );
}
