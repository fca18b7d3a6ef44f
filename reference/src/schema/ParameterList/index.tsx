import {valueText} from '../../model/json';
import type {Field, Parameter} from '../../model/model';
import {styleOf} from '../../model/parameter-style';
import {ExampleNotes} from '../ExampleNotes';
import {FieldList} from '../FieldList';
import {FieldHead} from '../FieldHead';
import {SchemaTree} from '../SchemaTree';

type ParameterListProps = {
  readonly title: string;
  /** Headers of a response are fields without a location. */
  readonly parameters: readonly (Parameter | Field)[];
};

export function ParameterList({title, parameters}: ParameterListProps) {
  if (parameters.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <FieldList>
        {parameters.map((parameter) => {
          const {id, name, schema} = parameter;
          return (
            <li key={id} id={id}>
              <FieldHead field={parameter} location={locationWords(parameter)} />
              {'examples' in parameter && <ParameterExamples examples={parameter.examples} />}
              <SchemaTree schema={schema} name={name} id={id} isFolded />
            </li>
          );
        })}
      </FieldList>
    </>
  );
}

/** One example is shown with the type; several are listed by name, each with its value. */
function ParameterExamples({examples}: Pick<Parameter, 'examples'>) {
  const listed = examples.length > 1 ? examples : [];
  return (
    <>
      {listed.map(({name, summary, value}) => (
        <p key={name}>
          {`${summary ?? name}: `}
          <code>{value === undefined ? '' : valueText(value)}</code>
        </p>
      ))}
      <ExampleNotes examples={examples} />
    </>
  );
}

/** Where a parameter goes, and how it is written if that is unusual. */
function locationWords(parameter: Parameter | Field): string | undefined {
  if (!('location' in parameter)) return undefined;
  const {location} = parameter;
  const {style, explode} = styleOf(parameter);
  return [
    `in ${location}`,
    ...(style === styleOf({location}).style ? [] : [`style ${style}`]),
    ...(explode === styleOf({location, style}).explode ? [] : [`explode ${explode}`]),
  ].join(' · ');
}
