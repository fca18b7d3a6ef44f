import type {Parameter} from './model';

const defaults = {path: 'simple', header: 'simple', query: 'form', cookie: 'form'} as const;

/** How a parameter's value is written, where it is not written as everyone expects. */
export function styleFacts({place, style, explode}: Parameter): readonly string[] {
  const usual = defaults[place];
  const given = style ?? usual;
  return [
    ...(given === usual ? [] : [`style ${given}`]),
    ...(explode === undefined || explode === (given === 'form') ? [] : [`explode ${explode}`]),
  ];
}
