import type {ReactNode} from 'react';
import {useState} from 'react';
import {Group} from '../Group';

type RowsInputProps<Row> = {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly newRow: Row;
  readonly isFull?: boolean;
  readonly addLabel: string;
  readonly removeLabel: (position: number) => string;
  readonly onChange: (rows: readonly Row[]) => void;
  readonly children: (row: Row, index: number, onChange: (row: Row) => void) => ReactNode;
};

/** Rows that the reader adds and removes. */
export function RowsInput<Row>(props: RowsInputProps<Row>) {
  const {label, rows, newRow, isFull, addLabel, removeLabel, onChange, children} = props;
  // By id, so that what a row's controls hold moves with the row.
  const [ids, setIds] = useState<readonly number[]>(() => [...rows.keys()]);
  return (
    <Group label={label}>
      {rows.map((row, index) => (
        <div key={ids[index]}>
          {children(row, index, (next) => onChange(rows.with(index, next)))}
          <button
            type="button"
            aria-label={removeLabel(index + 1)}
            onClick={() => {
              setIds(ids.toSpliced(index, 1));
              onChange(rows.toSpliced(index, 1));
            }}
          >
            Remove
          </button>
        </div>
      ))}
      <button
        type="button"
        disabled={isFull}
        aria-label={addLabel}
        onClick={() => {
          setIds([...ids, Math.max(-1, ...ids) + 1]);
          onChange([...rows, newRow]);
        }}
      >
        Add
      </button>
    </Group>
  );
}
