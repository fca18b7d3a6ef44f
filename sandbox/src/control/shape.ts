/** What a value that came from outside must look like. Names the first place that does not fit. */
export type Shape = (value: unknown, place: string) => Misfit | undefined;

type Misfit = {readonly place: string; readonly rule: string};

function accept(rule: string, fits: (value: unknown) => boolean): Shape {
  return (value, place) => (fits(value) ? undefined : {place, rule});
}

export const text = accept('Must be a text.', (value) => typeof value === 'string');
export const number = accept('Must be a whole number.', Number.isSafeInteger);

export function numberUpTo(most: number): Shape {
  return accept(
    `Must be a whole number up to ${most}.`,
    (value) => Number.isSafeInteger(value) && Math.abs(value as number) <= most,
  );
}

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
  return (value, place) => {
    if (!Array.isArray(value)) return {place, rule: 'Must be a list.'};
    for (const [index, one] of value.entries()) {
      const misfit = item(one, `${place}[${index}]`);
      if (misfit) return misfit;
    }
    return undefined;
  };
}

/** Fields of the type that are not named here stop the build; fields of the value do not matter. */
export function object<Type extends object>(
  fields: Readonly<Record<keyof Required<Type>, Shape>>,
): Shape {
  const shapes = Object.entries<Shape>(fields);
  return (value, place) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return {place, rule: 'Must be an object.'};
    }
    for (const [name, shape] of shapes) {
      const misfit = shape((value as Record<string, unknown>)[name], `${place}.${name}`);
      if (misfit) return misfit;
    }
    return undefined;
  };
}

/** An object whose values all look alike, under whatever names. */
export function mapOf(shape: Shape): Shape {
  return (value, place) =>
    object({})(value, place) ??
    Object.entries(value as object)
      .map(([name, one]) => shape(one, `${place}.${name}`))
      .find((misfit) => misfit !== undefined);
}

/** One of several objects, told apart by the value of a field. */
export function either(field: string, shapes: Readonly<Record<string, Shape>>): Shape {
  const kind = object({[field]: oneOf(Object.keys(shapes))});
  return (value, place) =>
    kind(value, place) ?? shapes[(value as Record<string, string>)[field] ?? '']?.(value, place);
}
