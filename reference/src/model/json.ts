export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = {readonly [key: string]: Json};

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
