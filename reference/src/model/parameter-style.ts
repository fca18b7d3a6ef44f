import type {Parameter} from './model';

const defaults = {path: 'simple', header: 'simple', query: 'form', cookie: 'form'} as const;

/** How a parameter's value is written, with OpenAPI's defaults filled in. */
export function styleOf(parameter: Pick<Parameter, 'place' | 'style' | 'explode'>) {
  const {place, style = defaults[place], explode = style === 'form'} = parameter;
  return {style, explode};
}
