import type {ReactNode} from 'react';
import {createElement} from 'react';
import type {Shape} from '../../trade-map/shape';

/** Shapes of the map as elements. */
export function Shapes({of}: {readonly of: readonly Shape[]}): ReactNode {
  return of.map(({name, attributes, children, text}, index) =>
    createElement(
      name,
      {...attributes, key: index},
      text?.text,
      children && <Shapes key="children" of={children} />,
    ),
  );
}
