import type {Method} from '../../model/model';
import styles from './styles.module.css';

export type MethodBadgeProps = {readonly method: Method};

export function MethodBadge({method}: MethodBadgeProps) {
  return (
    <span className={styles.badge} data-method={method}>
      {method === 'delete' ? 'DEL' : method.toUpperCase()}
    </span>
  );
}
