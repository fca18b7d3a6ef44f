/** What a value that came from outside must look like. Names the first place that does not fit. */
export type Shape = (value: unknown, place: string) => Misfit | undefined;

type Misfit = {readonly place: string; readonly rule: string};

function accept(rule: string, fits: (value: unknown) => boolean): Shape {
  return (value, place) => (fits(value) ? undefined : {place, rule});
}

export const text = accept('Must be a text.', (value) => typeof value === 'string');
export const digits = accept(
  'Must be a text of twelve digits.',
  (value) => typeof value === 'string' && /^\d{12}$/.test(value),
);

export function numberUpTo(most: number): Shape {
  return accept(
    `Must be a whole number from 0 to ${most}.`,
    (value) => Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most,
  );
}

export const number = numberUpTo(Number.MAX_SAFE_INTEGER);

const dictionary = accept(
  'Must be an object.',
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

export const toggle = accept('Must be true or false.', (value) => typeof value === 'boolean');

export function oneOf(allowed: readonly string[]): Shape {
  return accept(`Must be one of ${allowed.join(', ')}.`, (value) =>
    allowed.includes(value as string),
  );
}

export function nullable(shape: Shape): Shape {
  return (value, place) => (value === null ? undefined : shape(value, place));
}

export function optional(shape: Shape): Shape {
  return (value, place) => (value === undefined ? undefined : shape(value, place));
}

export function list(item: Shape): Shape {
  return (value, place) =>
    Array.isArray(value)
      ? findMisfit<unknown>(value, (one, index) => item(one, `${place}[${index}]`))
      : {place, rule: 'Must be a list.'};
}

/** Fields of the type that are not named here stop the build; other fields of the value misfit. */
export function object<Type extends object>(
  fields: Readonly<Record<keyof Required<Type>, Shape>>,
): Shape {
  const shapes = Object.entries<Shape>(fields);
  const stray = accept('There is no such field.', (name) => Object.hasOwn(fields, name as string));
  return (value, place) =>
    dictionary(value, place) ??
    findMisfit(Object.keys(value as object), (name) => stray(name, `${place}.${name}`)) ??
    findMisfit(shapes, ([name, shape]) =>
      shape((value as Record<string, unknown>)[name], `${place}.${name}`),
    );
}

/** An object whose values all look alike, under whatever names. */
export function mapOf(shape: Shape): Shape {
  return (value, place) =>
    dictionary(value, place) ??
    findMisfit(Object.entries(value as object), ([name, one]) => shape(one, `${place}.${name}`));
}

/** One of several objects, told apart by the value of a field. */
export function either(field: string, shapes: Readonly<Record<string, Shape>>): Shape {
  const kind = oneOf(Object.keys(shapes));
  const read = (value: unknown) => (value as Record<string, string>)[field] ?? '';
  return (value, place) =>
    dictionary(value, place) ??
    kind(read(value), `${place}.${field}`) ??
    shapes[read(value)]?.(value, place);
}

function findMisfit<Part>(
  parts: readonly Part[],
  check: (part: Part, index: number) => Misfit | undefined,
): Misfit | undefined {
  for (const [index, part] of parts.entries()) {
    const misfit = check(part, index);
    if (misfit) return misfit;
  }
  return undefined;
}
