import type {ReactNode} from 'react';
import {useId} from 'react';
import type {Role} from '../../trade-map/role-names';
import {roles} from '../../trade-map/role-names';
import styles from './styles.module.css';

type RolesProps = {readonly chosen: Role; readonly onChoose: (role: Role) => void};

/** Whose possibilities the map shows. */
export function Roles({chosen, onChoose}: RolesProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.roles}>
      <legend>Who</legend>
      {(Object.keys(roles) as readonly Role[]).map((role) => (
        <label key={role}>
          <input
            type="radio"
            name={name}
            checked={role === chosen}
            onChange={() => onChoose(role)}
          />
          {roles[role]}
        </label>
      ))}
    </fieldset>
  );
}
