import type {ReactNode} from 'react';
import {openHostedPage} from './session';

/** Opens the hosted page that a response names, if it names one. */
export function PageButton({response}: {readonly response: string}): ReactNode {
  const url = /"redirectUrl":\s*"([^"]+)"/.exec(response)?.[1];
  if (url === undefined) return null;
  return (
    <button type="button" className="button button--primary" onClick={() => openHostedPage(url)}>
      Open the page behind redirectUrl
    </button>
  );
}
