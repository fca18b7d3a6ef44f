import type {Method} from '../../model/model';
import styles from './styles.module.css';

type MethodBadgeProps = {readonly method: Method};

export function MethodBadge({method}: MethodBadgeProps) {
  return (
    <span className={styles.badge} data-method={method}>
      {method === 'delete' ? 'DEL' : method.toUpperCase()}
    </span>
  );
}
