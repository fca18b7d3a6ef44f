import type {ReactNode} from 'react';
import {useId} from 'react';
import type {FieldError} from '../validation';
import styles from './styles.module.css';

type InputRowProps = {
  readonly label: string;
  /** Which of the errors are its own. */
  readonly name?: string;
  readonly isRequired?: boolean;
  readonly errors?: readonly FieldError[];
  readonly children: (control: ControlProps) => ReactNode;
};

/** What ties a control to its label and to what is wrong with it. */
export type ControlProps = {
  readonly id: string;
  readonly className: string | undefined;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
};

export function InputRow(props: InputRowProps) {
  const {label, name, isRequired = false, errors = [], children} = props;
  const id = useId();
  const own = errors.filter(({key}) => key === name);
  const hintId = `${id}-hint`;
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        <code>{label}</code>
        {isRequired && ' required'}
      </label>
      {children({
        id,
        className: styles.control,
        required: isRequired,
        'aria-invalid': own.length > 0,
        'aria-describedby': own.length > 0 ? hintId : undefined,
      })}
      {own.length > 0 && (
        <p id={hintId} className={styles.error}>
          {own.map(({value}) => value).join(' ')}
        </p>
      )}
    </div>
  );
}
