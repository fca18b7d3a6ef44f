import type {ParameterPlace} from '../../model/model';
import {isForbiddenHeader} from '../../request/forbidden-headers';

export type WithheldNoteProps = {
  readonly place: ParameterPlace | 'none';
  readonly name: string;
};

/** Said beside a control whose value a browser will not send for a page. */
export function WithheldNote({place, name}: WithheldNoteProps) {
  if (place === 'cookie') return <p>{`Browsers don't let a page set cookies. ${where}`}</p>;
  if (place === 'header' && isForbiddenHeader(name)) {
    return <p>{`Browsers don't let a page set this header. ${where}`}</p>;
  }
  return null;
}

const where = 'Try it leaves it out; the curl command includes it.';
