import styles from './NumberTiles.module.css';

interface NumberTilesProps {
  items: readonly { number: string; name?: string }[];
  onPick: (number: string) => void;
}

/** Numbers to press: each goes into the search box. */
export const NumberTiles = ({ items, onPick }: NumberTilesProps) => (
  <ul role="list" className={styles.root}>
    {items.map(({ number, name }) => (
      <li key={number}>
        <button type="button" className={styles.tile} onClick={() => onPick(number)}>
          <span className={styles.number}>{number}</span>
          {name && <span className={styles.name}>{name}</span>}
        </button>
      </li>
    ))}
  </ul>
);
