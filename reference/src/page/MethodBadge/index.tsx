import type {Method} from '../../model/model';
import styles from './styles.module.css';

type MethodBadgeProps = {
  readonly method: Method;
  /** A webhook is sent with POST unless its document says otherwise: that it comes to you says more. */
  readonly isWebhook?: boolean;
};

const shortNames: Readonly<Record<string, string>> = {delete: 'DEL', webhook: 'HOOK'};

export function MethodBadge({method, isWebhook = false}: MethodBadgeProps) {
  const kind = isWebhook && method === 'post' ? 'webhook' : method;
  return (
    <span className={styles.badge} data-method={kind}>
      {shortNames[kind] ?? method.toUpperCase()}
    </span>
  );
}
