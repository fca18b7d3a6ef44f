import type {Parameter} from './model';

const defaults = {path: 'simple', header: 'simple', query: 'form', cookie: 'form'} as const;

export type ParameterStyle = {readonly style: string; readonly explode: boolean};

/** How a parameter's value is written, with what the document leaves to the defaults. */
export function styleOf({place, style = defaults[place], explode}: Parameter): ParameterStyle {
  return {style, explode: explode ?? style === 'form'};
}

/** The same in words, where it is not as everyone expects. */
export function styleFacts(parameter: Parameter): readonly string[] {
  const {style, explode} = styleOf(parameter);
  return [
    ...(style === defaults[parameter.place] ? [] : [`style ${style}`]),
    ...(explode === (style === 'form') ? [] : [`explode ${explode}`]),
  ];
}
