import {DocumentError} from './document-error';
import type {Json, JsonObject} from './json';
import {isJsonList, isJsonObject} from './json';

/** A value of the document and its JSON pointer. */
export class Cursor<Value extends Json = Json> {
  constructor(
    readonly value: Value,
    readonly pointer: string,
  ) {}

  child(key: string): Cursor | undefined {
    const {value} = this;
    const inner = isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    return inner === undefined ? undefined : this.#inside(inner, key);
  }

  asObject(): ObjectCursor {
    if (isJsonObject(this.value)) return new Cursor(this.value, this.pointer);
    throw this.#wrongType('an object');
  }

  asList(): readonly Cursor[] {
    if (!isJsonList(this.value)) throw this.#wrongType('a list');
    return this.value.map((inner, index) => this.#inside(inner, String(index)));
  }

  entries(): Entries {
    return Object.entries(this.asObject().value).map(([name, inner]) => [
      name,
      this.#inside(inner, name),
    ]);
  }

  valueAt(key: string): Json | undefined {
    return this.child(key)?.value;
  }

  objectAt(key: string): ObjectCursor | undefined {
    return this.child(key)?.asObject();
  }

  /** The entries of the object under a key; none when it is absent. */
  entriesAt(key: string): Entries {
    return this.child(key)?.entries() ?? [];
  }

  listAt(key: string): readonly Cursor[] {
    return this.child(key)?.asList() ?? [];
  }

  /** Text, or a scalar that YAML read as a number or a boolean (`version: 1.0`). */
  textAt(key: string): string | undefined {
    const found = this.child(key);
    if (found?.value === undefined || found.value === null) return undefined;
    if (typeof found.value === 'object') throw found.#wrongType('a text');
    return String(found.value);
  }

  flagAt(key: string): true | undefined {
    return this.valueAt(key) === true ? true : undefined;
  }

  numberAt(key: string): number | undefined {
    const value = this.valueAt(key);
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  }

  /** Where its `$ref` leads. */
  reference(): string | undefined {
    const ref = this.valueAt('$ref');
    return typeof ref === 'string' ? ref : undefined;
  }

  #inside(value: Json, key: string): Cursor {
    return new Cursor(value, `${this.pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }

  #wrongType(wanted: string): DocumentError {
    const {value, pointer} = this;
    const found = value === null ? 'null' : isJsonList(value) ? 'a list' : typeof value;
    return new DocumentError(pointer, `Found ${found}.`, `Write ${wanted}.`);
  }
}

export type ObjectCursor = Cursor<JsonObject>;
export type Entries = readonly (readonly [string, Cursor])[];

/** For objects that OpenAPI allows to be extended; elsewhere `x-…` is a name like any other. */
export function withoutExtensions(all: Entries): Entries {
  return all.filter(([name]) => !name.startsWith('x-'));
}
