import {factsOf} from '../../model/facts';
import type {SchemaNode} from '../../model/model';
import styles from './styles.module.css';

export type FieldFactsProps = {readonly schema: SchemaNode};

export function FieldFacts({schema}: FieldFactsProps) {
  const facts = factsOf(schema);
  if (facts.length === 0) return null;
  return (
    <p className={styles.facts}>
      {facts.map(({text, value}, index) => (
        <span key={index}>
          {text}
          {value !== undefined && ' '}
          {value !== undefined && <code>{value}</code>}
        </span>
      ))}
    </p>
  );
}
