import type {ComponentType, ReactNode} from 'react';
import {useCallback, useEffect, useRef, useState} from 'react';
import {prepare} from '../behaviours/prepare';

type KeptMarkupProps<Content> = {
  /** What is rendered; there where the site is built. */
  readonly atBuild: Content | undefined;
  /** The way to it in a browser. */
  readonly load: (() => Promise<Content>) | undefined;
  readonly render: (content: Content) => ReactNode;
  /** Is told when the markup is there; the function that it gives is called when it goes. */
  readonly watch?: (root: HTMLElement) => () => void;
  /** Stands there while it loads and when that failed; without it a failure is thrown. */
  readonly Waiting?: ComponentType<WaitingProps>;
};

export type WaitingProps = {readonly error?: Error; readonly retry: () => void};

/** Of what is loaded; there is none as long as the markup is that of the page. */
type State<Content> = {readonly content?: Content; readonly error?: Error};

/** What is there within this time, in milliseconds, needs no sign of waiting. */
const patience = 200;

const nothing = {__html: ''};

/**
 * Markup that is rendered where the site is built. A browser that opens the page keeps it as it is:
 * nothing inside is hydrated, and what it shows is not sent a second time as script. Only a browser
 * that comes from another page of the site loads and renders it.
 */
export function KeptMarkup<Content>({
  atBuild,
  load,
  render,
  watch,
  Waiting,
}: KeptMarkupProps<Content>) {
  const host = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State<Content>>();

  const start = useCallback(() => {
    load?.().then(
      (content) => setState({content}),
      (error: unknown) => setState({error: error as Error}),
    );
  }, [load]);

  useEffect(() => {
    if (host.current?.firstElementChild) return undefined;
    start();
    const timer = setTimeout(() => setState((known) => known ?? {}), patience);
    return () => clearTimeout(timer);
  }, [start]);

  useEffect(() => {
    const root = host.current;
    if (!root?.firstElementChild) return undefined;
    prepare(root);
    return watch?.(root);
  }, [state, watch]);

  const content = atBuild ?? state?.content;
  if (content !== undefined) {
    return (
      <div ref={host} key="rendered">
        {render(content)}
      </div>
    );
  }
  if (state && Waiting) {
    const retry = () => {
      setState({});
      start();
    };
    return <Waiting {...state} retry={retry} />;
  }
  // The site's own error screen shows it, with its way to try again.
  if (state?.error) throw state.error;
  return <div ref={host} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
}
