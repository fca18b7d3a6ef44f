import type {Schema} from '@symblepay/openapi/contract';
import {nameIn} from '@symblepay/openapi/contract';
import {mapValues} from './map-values';

type Schemas = Readonly<Record<string, Schema>>;

/** The first recorded value of each field of the contract, found by reading payloads along schemas. */
export class FieldValues {
  readonly #values = new Map<string, unknown>();

  constructor(private readonly schemas: Schemas) {}

  /** Notes the values of a payload for fields that have none yet. */
  read(schema: Schema, value: unknown, field = ''): void {
    const name = nameIn(schema.$ref ?? '');
    const {properties, items} = this.schemas[name] ?? schema;
    if (items && Array.isArray(value)) {
      for (const item of value) this.read(items, item, `${field}[]`);
    } else if (properties && typeof value === 'object' && value !== null) {
      for (const [field, inner] of Object.entries(value)) {
        const declared = properties[field];
        if (declared) this.read(declared, inner, `${name}.${field}`);
      }
    } else if (field !== '' && !this.#values.has(field)) {
      this.#values.set(field, value);
    }
  }

  /** The schemas with an example for each scalar field. */
  toSchemas(): Schemas {
    const missing: string[] = [];
    const withExample = (schema: Schema, field: string): Schema => {
      if (schema.items) return {...schema, items: withExample(schema.items, `${field}[]`)};
      if (this.#isObject(schema)) return schema;
      if (!this.#values.has(field)) missing.push(field);
      return {...schema, examples: [this.#values.get(field)]};
    };
    const schemas = mapValues(this.schemas, (schema, name) =>
      schema.properties
        ? {
            ...schema,
            properties: mapValues(schema.properties, (field, key) =>
              withExample(field, `${name}.${key}`),
            ),
          }
        : schema,
    );
    if (missing.length > 0) {
      throw new Error(
        `No scenario sends or receives ${missing.join(', ')}. Play it in one of site/examples.`,
      );
    }
    return schemas;
  }

  #isObject({$ref, type}: Schema): boolean {
    return (this.schemas[nameIn($ref ?? '')]?.type ?? type) === 'object';
  }
}
