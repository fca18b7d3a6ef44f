import type {Parameter} from './model';

const defaults = {path: 'simple', header: 'simple', query: 'form', cookie: 'form'} as const;

/** How a parameter's value is written, with OpenAPI's defaults filled in. */
export function styleOf(parameter: Pick<Parameter, 'location' | 'style' | 'explode'>) {
  const {location, style = defaults[location], explode = style === 'form'} = parameter;
  return {style, explode};
}
