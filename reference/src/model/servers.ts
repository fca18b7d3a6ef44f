import {readDescribed} from './described';
import {valueText} from './json';
import type {Server} from './model';
import type {ObjectCursor, Source} from './source';
import {asObject, entriesAt, listAt, textAt} from './source';

export function readServers(owner: ObjectCursor, source: Source): readonly Server[] {
  return listAt(owner, 'servers').map((cursor) => {
    const server = asObject(cursor);
    return {
      url: textAt(server, 'url') ?? '/',
      ...readDescribed(server, source),
      variables: entriesAt(server, 'variables').map(([name, variableCursor]) => {
        const variable = asObject(variableCursor);
        return {
          name,
          defaultValue: textAt(variable, 'default') ?? '',
          values: listAt(variable, 'enum').map(({value}) => valueText(value)),
          description: source.describe(variable),
        };
      }),
    };
  });
}
