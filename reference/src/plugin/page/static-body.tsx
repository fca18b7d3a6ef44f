import type {ComponentType} from 'react';
import {useEffect, useRef, useState} from 'react';
import {prepare} from '../../components/behaviours/prepare';
import {spyOnScroll} from '../../components/behaviours/scroll-spy';
import type {PageContent} from './content';

const nothing = {__html: ''};

export type StaticBodyProps = {readonly content: PageContent};

/**
 * The reference is rendered where the site is built. A browser that opens the page keeps that
 * markup as it is: nothing inside is hydrated, and the model is not sent a second time as script.
 * Only a browser that comes from another page of the site loads the body and renders it.
 */
export function StaticBody({content}: StaticBodyProps) {
  const host = useRef<HTMLElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType>();
  const [error, setError] = useState<Error>();
  const {Body, loadBody} = content;

  useEffect(() => {
    if (host.current?.firstElementChild || !loadBody) return;
    loadBody().then((body) => setLoaded(() => body), setError);
  }, [loadBody]);

  useEffect(() => {
    const root = host.current;
    if (!root?.firstElementChild) return;
    prepare(root);
    return spyOnScroll(root);
  }, [Loaded]);

  // The site's own error screen shows it, with its way to try again.
  if (error) throw error;
  const Whole = Body ?? Loaded;
  return Whole ? (
    <main ref={host} key="rendered" data-reference="">
      <Whole />
    </main>
  ) : (
    <main ref={host} data-reference="" suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
  );
}
