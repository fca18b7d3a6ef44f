import type {ControlCalls, InputOf} from './control-calls';
import {refuseUnknown} from './control-calls';
import type {ControlParts} from './control-parts';
import {replayAsCurl} from './replay-as-curl';

/** What was requested. */
export function logCalls({log}: ControlParts) {
  return {
    listLog(filter: InputOf<'listLog'> = {}) {
      return log.list(filter);
    },

    replayAsCurl({number}) {
      const entry = log.find(Number(number));
      if (!entry) throw refuseUnknown('request', 'listLog');
      return {curl: replayAsCurl(entry)};
    },
  } satisfies Partial<ControlCalls>;
}
