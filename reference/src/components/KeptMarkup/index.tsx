import type {ReactNode} from 'react';
import {useEffect, useRef, useState} from 'react';
import {prepare} from '../behaviours/prepare';

export type KeptMarkupProps<Content> = {
  /** What is rendered; there where the site is built. */
  readonly atBuild: Content | undefined;
  /** The way to it in a browser. */
  readonly load: (() => Promise<Content>) | undefined;
  readonly render: (content: Content) => ReactNode;
  /** Is told when the markup is there; the function that it gives is called when it goes. */
  readonly watch?: (root: HTMLElement) => () => void;
};

const nothing = {__html: ''};

/**
 * Markup that is rendered where the site is built. A browser that opens the page keeps it as it is:
 * nothing inside is hydrated, and what it shows is not sent a second time as script. Only a browser
 * that comes from another page of the site loads and renders it.
 */
export function KeptMarkup<Content>({atBuild, load, render, watch}: KeptMarkupProps<Content>) {
  const host = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{readonly content: Content}>();
  const [error, setError] = useState<Error>();

  useEffect(() => {
    if (host.current?.firstElementChild || !load) return;
    load().then((content) => setLoaded({content}), setError);
  }, [load]);

  useEffect(() => {
    const root = host.current;
    if (!root?.firstElementChild) return undefined;
    prepare(root);
    return watch?.(root);
  }, [loaded, watch]);

  // The site's own error screen shows it, with its way to try again.
  if (error) throw error;
  const content = atBuild ?? loaded?.content;
  return content === undefined ? (
    <div ref={host} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
  ) : (
    <div ref={host} key="rendered">
      {render(content)}
    </div>
  );
}
