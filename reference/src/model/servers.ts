import type {ObjectCursor} from './cursor';
import {readDescribed} from './described';
import {valueText} from './json';
import type {Server} from './model';
import type {Source} from './source';

export function readServers(owner: ObjectCursor, source: Source): readonly Server[] {
  return owner.listAt('servers').map((cursor) => {
    const server = cursor.asObject();
    return {
      url: server.textAt('url') ?? '/',
      ...readDescribed(server, source),
      variables: server.entriesAt('variables').map(([name, variableCursor]) => {
        const variable = variableCursor.asObject();
        return {
          name,
          defaultValue: variable.textAt('default') ?? '',
          values: variable.listAt('enum').map(({value}) => valueText(value)),
          description: source.describe(variable),
        };
      }),
    };
  });
}
