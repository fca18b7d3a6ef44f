type Scalar = {readonly field: string; readonly value: unknown};

/** Everything in a value that is neither a list nor an object, with the name of its field. */
export function listScalars(value: unknown, field = ''): readonly Scalar[] {
  if (Array.isArray(value)) return value.flatMap((item) => listScalars(item, field));
  if (typeof value !== 'object' || value === null) return [{field, value}];
  return Object.entries(value).flatMap(([name, inner]) => listScalars(inner, name));
}
