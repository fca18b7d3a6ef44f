export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = {readonly [key: string]: Json};

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `Array.isArray` does not narrow to read-only lists. */
export function isJsonList(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}

/** Undefined if the text is not JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** A value as people write it: a string without quotes, everything else as JSON. */
export function valueText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
