import type {RefObject} from 'react';
import {useEffect} from 'react';

/** While the form is open, the call's sample in curl shows the request of the form. */
export function useFollowingSample(form: RefObject<HTMLElement | null>, curl: string): void {
  useEffect(() => {
    const call = form.current?.closest('[data-operation]');
    const sample = call?.querySelector('[data-code-sample="language"] [data-variant="curl"]');
    if (!sample) return undefined;
    const recorded = [...sample.childNodes];
    sample.replaceChildren(curl);
    return () => sample.replaceChildren(...recorded);
  }, [form, curl]);
}
