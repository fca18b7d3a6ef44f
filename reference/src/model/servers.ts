import {readAssumptions} from './assumptions';
import type {Server} from './model';
import type {ObjectCursor, Source} from './source';
import {asObject, entriesAt, listAt, textAt} from './source';
import {valueText} from './value-text';

export function readServers(owner: ObjectCursor, source: Source): readonly Server[] {
  return listAt(owner, 'servers').map((cursor) => {
    const server = asObject(cursor);
    return {
      url: textAt(server, 'url') ?? '/',
      description: source.prose(textAt(server, 'description')),
      assumptions: readAssumptions(server, source),
      variables: entriesAt(server, 'variables').map(([name, variableCursor]) => {
        const variable = asObject(variableCursor);
        return {
          name,
          defaultValue: textAt(variable, 'default') ?? '',
          values: listAt(variable, 'enum').map(({value}) => valueText(value)),
          description: source.prose(textAt(variable, 'description')),
        };
      }),
    };
  });
}
