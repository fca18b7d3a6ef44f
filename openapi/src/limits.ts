import type {Contract, Schema} from './contract.js';
import type {GeneratedModule} from './generated-module.js';

const keywords = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'pattern',
  'default',
  'enum',
] as const;

type Limits = Readonly<Record<string, unknown>>;

/** The limits of every field, parameter and enumeration, by the names of the document. */
export function collectLimits(contract: Contract): Limits {
  const schemas = Object.entries(contract.components.schemas).map(
    ([name, schema]) => [name, {...ownLimits(schema), ...fieldLimits(schema)}] as const,
  );
  const parameters = Object.values(contract.components.parameters ?? {}).map(
    ({name, schema}) => [name, ownLimits(schema)] as const,
  );
  return {
    ...Object.fromEntries(schemas.filter(isNotEmpty)),
    parameters: Object.fromEntries(parameters.filter(isNotEmpty)),
  };
}

export function generateLimits(contract: Contract): GeneratedModule {
  const literal = JSON.stringify(collectLimits(contract), null, 2);
  return {
    code: `export const limits = ${literal};\n`,
    // As a type, a JSON literal says that `limits.TradeCreation.title.maxLength` is 64.
    types: `type Fixed<Value> = {readonly [Key in keyof Value]: Fixed<Value[Key]>};
export declare const limits: Fixed<${literal}>;\n`,
  };
}

function fieldLimits(schema: Schema): Limits {
  const fields = Object.entries(schema.properties ?? {});
  return Object.fromEntries(
    fields.map(([name, field]) => [name, ownLimits(field)] as const).filter(isNotEmpty),
  );
}

/** The values of an open list are not a limit, but code that produces them needs them too. */
function ownLimits(schema: Schema): Limits {
  const known = schema['x-known-values'];
  return {
    ...Object.fromEntries(
      keywords.filter((keyword) => keyword in schema).map((keyword) => [keyword, schema[keyword]]),
    ),
    ...(known !== undefined && {knownValues: Object.keys(known)}),
  };
}

function isNotEmpty([, limits]: readonly [string, Limits]): boolean {
  return Object.keys(limits).length > 0;
}
