import type {KeyboardEvent} from 'react';
import {useState} from 'react';

const moves: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

/** The option that the arrow keys have reached, starting with the first; Enter chooses it. */
export function useActiveOption(options: readonly string[], choose: (option: string) => void) {
  const [index, setIndex] = useState(0);
  const active = options[index];
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    // Enter and arrows belong to the input method while it composes a word.
    if (active === undefined || event.nativeEvent.isComposing) return;
    if (move !== undefined) {
      event.preventDefault();
      setIndex((index + move + options.length) % options.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(active);
    }
  };
  return {active, reset: () => setIndex(0), onKeyDown};
}
