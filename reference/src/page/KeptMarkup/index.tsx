import type {ComponentType, ReactNode} from 'react';
import {useCallback, useEffect, useRef, useState} from 'react';
import {prepare} from '../behaviours/prepare';

type KeptMarkupProps<Content> = {
  /** What is rendered; present only while the site is built. */
  readonly atBuild: Content | undefined;
  /** How a browser gets it. */
  readonly load: (() => Promise<Content>) | undefined;
  readonly render: (content: Content) => ReactNode;
  /** Called when the markup is in place; returns what to do when it is removed. */
  readonly watch?: (root: HTMLElement) => () => void;
  /** Shown while it loads and if that fails; without it, a failure is thrown. */
  readonly Waiting?: ComponentType<WaitingProps>;
};

export type WaitingProps = {readonly error?: Error; readonly retry: () => void};

/** The state of loading; undefined as long as the markup came with the page. */
type State<Content> = {readonly content?: Content; readonly error?: Error};

/** Loading that takes no longer than this, in milliseconds, shows no sign of it. */
const patience = 200;

const nothing = {__html: ''};

/**
 * Markup that is rendered when the site is built. A browser that opens the page keeps it as it is:
 * nothing inside is hydrated, and its content is not sent a second time as script. Only a browser
 * that arrives from another page of the site loads and renders it.
 */
export function KeptMarkup<Content>(props: KeptMarkupProps<Content>) {
  const {atBuild, load, render, watch, Waiting} = props;
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
  // The site's own error screen shows it and offers to try again.
  if (state?.error) throw state.error;
  return <div ref={host} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
}
