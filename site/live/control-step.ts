import type {Step} from './step';

/** A request to the sandbox itself: what others do, and the clock. */
export function controlStep(path: string, body: object): Step {
  return {
    method: 'POST',
    path: `/_sandbox${path}`,
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
  };
}

/** What a browser sends when a button of a hosted page is pressed. */
export function choiceStep(url: string, fields: Readonly<Record<string, string>>): Step {
  const {pathname, search} = new URL(url);
  return {
    method: 'POST',
    path: pathname + search,
    headers: {'content-type': 'application/x-www-form-urlencoded'},
    body: new URLSearchParams(fields).toString(),
  };
}
