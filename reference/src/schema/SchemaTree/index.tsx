import type {ReactNode} from 'react';
import type {Choices, Condition, SchemaNode} from '../../model/model';
import {AnchorLink} from '../../text/AnchorLink';
import {Assumptions} from '../../text/Assumptions';
import {Prose} from '../../text/Prose';
import {EnumValues} from '../EnumValues';
import {FieldHead} from '../FieldHead';
import {FieldList} from '../FieldList';
import {TypeLabel} from '../TypeLabel';
import styles from './styles.module.css';

type SchemaTreeProps = {
  readonly schema: SchemaNode;
  /** What the fields belong to, for the name of a folded list. */
  readonly name: string;
  /** The same, as an id that is unique in the page. */
  readonly id: string;
  /** Fields inside fields are folded; those of a body or a model are not. */
  readonly isFolded?: boolean;
};

/** Everything inside a schema: values, fields and choices, as nested lists. */
export function SchemaTree({schema, name, id, isFolded = false}: SchemaTreeProps) {
  const fields = [...schema.fields, ...schema.positions, ...schema.others];
  const {items, not} = schema;
  return (
    <>
      {schema.values.length > 0 && (
        <EnumValues values={schema.values} isOpen={schema.hasOtherValues} />
      )}
      {fields.length > 0 && (
        <Fold isFolded={isFolded} id={id} label={`${count(fields.length, 'field')} of ${name}`}>
          <FieldList>
            {fields.map((field) => (
              <li key={field.id} id={field.id}>
                <FieldHead field={field} />
                <SchemaTree schema={field.schema} name={field.name} id={field.id} isFolded />
              </li>
            ))}
          </FieldList>
        </Fold>
      )}
      {schema.choices.map((choices, index) => (
        <Fold
          key={index}
          isFolded={isFolded}
          id={id}
          label={`${count(choices.options.length, 'form')} of ${name}`}
        >
          <ChoiceList choices={choices} />
        </Fold>
      ))}
      {items && !items.link && (
        <Prose nodes={items.description} isQualified={items.assumptions.length > 0} />
      )}
      {items && <Assumptions texts={items.assumptions} />}
      {items && <SchemaTree schema={items} name={name} id={id} isFolded={isFolded} />}
      {not && (
        <p>
          {'but not '}
          <TypeLabel schema={not} />
        </p>
      )}
      {schema.conditions?.map((condition) => (
        <div key={condition.id} id={condition.id} className={styles.condition}>
          <em>{conditionWords(condition)}</em>
          <AnchorLink id={condition.id} />
          {condition.schema && (
            <>
              <TypeLabel schema={condition.schema} />
              <SchemaTree
                schema={condition.schema}
                name={conditionWords(condition)}
                id={condition.id}
                isFolded={isFolded}
              />
            </>
          )}
        </div>
      ))}
      {not && <SchemaTree schema={not} name={`what ${name} is not`} id={`${id}.not`} isFolded />}
    </>
  );
}

function conditionWords(condition: Condition): string {
  if ('branch' in condition) return condition.branch;
  const when = `when ${condition.field} is given`;
  return condition.needs ? `${when}, ${condition.needs.join(' and ')} must be too` : when;
}

function ChoiceList({choices}: {readonly choices: Choices}) {
  const {kind, discriminator, options} = choices;
  return (
    <>
      <p className={styles.kind}>
        {kind === 'oneOf' ? 'One of' : 'Any of'}
        {discriminator !== undefined && ', told apart by '}
        {discriminator !== undefined && <code>{discriminator}</code>}
      </p>
      <FieldList>
        {options.map(({id, label, selector, schema}) => (
          <li key={id} id={id}>
            <strong>{label}</strong>
            <AnchorLink id={id} />
            {label !== schema.modelName && <TypeLabel schema={schema} />}
            {selector !== undefined && (
              <span>
                when {discriminator} is <code>{selector}</code>
              </span>
            )}
            <SchemaTree schema={schema} name={label} id={id} isFolded />
          </li>
        ))}
      </FieldList>
    </>
  );
}

type FoldProps = {
  readonly isFolded: boolean;
  readonly label: string;
  readonly id: string;
  readonly children: ReactNode;
};

function Fold({isFolded, label, id, children}: FoldProps) {
  if (!isFolded) return children;
  return (
    <details className={styles.fold}>
      <summary aria-label={`${label} (${id})`}>{label}</summary>
      {children}
    </details>
  );
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
