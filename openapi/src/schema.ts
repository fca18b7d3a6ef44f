/** JSON Schema 2020-12 with our own keywords. */
export type Schema = {
  readonly [keyword: string]: unknown;
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly (string | number | boolean)[];
  readonly examples?: readonly unknown[];
  readonly 'x-enum-descriptions'?: Readonly<Record<string, string>>;
  readonly 'x-known-values'?: Readonly<Record<string, string>>;
  readonly 'x-assumption'?: readonly string[];
};
