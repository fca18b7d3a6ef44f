import type {ReactNode} from 'react';
import styles from './styles.module.css';

const parties = [
  {
    name: 'Payer',
    text: 'Pays the price when the trade is agreed, and approves the item on delivery.',
  },
  {name: 'Escrow', text: 'Holds the money. Nobody can spend it while the item is on its way.'},
  {
    name: 'Payee',
    text: 'Ships the item knowing it is paid for. Gets the money once the payer approves.',
  },
] as const;

const arrows = ['pays', 'released on approval'] as const;

/** What escrow does, in one picture: money moves right, the item moves left. */
export function EscrowFlow(): ReactNode {
  return (
    <figure className={styles.figure}>
      <ol className={styles.parties}>
        {parties.map(({name, text}, index) => (
          <li key={name} className={styles.stage}>
            <div className={name === 'Escrow' ? styles.escrow : styles.party}>
              <strong className={styles.name}>{name}</strong>
              <p className={styles.text}>{text}</p>
            </div>
            {arrows[index] && <Arrow label={arrows[index]} />}
          </li>
        ))}
      </ol>
      <Arrow label="The item travels from payee to payer, by parcel or by hand" isItem />
      <figcaption className={styles.caption}>
        If the payer rejects the item, it can travel back, and the money can return to the payer.
      </figcaption>
    </figure>
  );
}

type ArrowProps = {
  readonly label: string;
  readonly isItem?: boolean;
};

function Arrow({label, isItem = false}: ArrowProps): ReactNode {
  return (
    <div className={isItem ? styles.itemArrow : styles.moneyArrow}>
      <span className={styles.label}>{label}</span>
      <span className={styles.line} aria-hidden="true" />
    </div>
  );
}
