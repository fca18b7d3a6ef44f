import type {ComponentType, ReactNode} from 'react';
import {useEffect, useState} from 'react';
import {isWanted} from './is-wanted';

/** The bar of the sandbox, for whoever has one. Nobody else loads any of it. */
export function WhenWanted(): ReactNode {
  const [Bar, setBar] = useState<ComponentType>();

  useEffect(() => {
    const load = () => {
      // Without its bar the sandbox works on, and the next page tries again.
      import('./Bar').then(({Bar: Loaded}) => setBar(() => Loaded)).catch(() => undefined);
    };
    const loadIfWanted = () => {
      if (isWanted()) load();
    };
    loadIfWanted();
    window.addEventListener('sandbox-started', load);
    window.addEventListener('hashchange', loadIfWanted);
    return () => {
      window.removeEventListener('sandbox-started', load);
      window.removeEventListener('hashchange', loadIfWanted);
    };
  }, []);

  return Bar && <Bar />;
}
