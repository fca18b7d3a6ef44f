import type {KeyboardEvent} from 'react';
import {useState} from 'react';

const moves: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

type Options = {
  readonly options: readonly string[];
  /** Whether Enter chooses the first option before the reader has moved to one. */
  readonly startsAtFirst: boolean;
  readonly choose: (option: string) => void;
};

/** The option that the arrow keys have reached; Enter chooses it. */
export function useActiveOption({options, startsAtFirst, choose}: Options) {
  const [reached, setReached] = useState<number>();
  const index = reached ?? (startsAtFirst ? 0 : -1);
  const active = options[index];
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    // Enter and arrows belong to the input method while it composes a word.
    if (options.length === 0 || event.nativeEvent.isComposing) return;
    if (move !== undefined) {
      event.preventDefault();
      const from = index === -1 && move === -1 ? 0 : index;
      setReached((from + move + options.length) % options.length);
    } else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      choose(active);
    }
  };
  return {active, reset: () => setReached(undefined), onKeyDown};
}
