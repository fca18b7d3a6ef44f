import {useSyncExternalStore} from 'react';
import type {Orientation} from '../../trade-map/layouts';

const phone = '(width <= 600px)';

/** The map of a phone, or the one of a wider window. */
export function useOrientation(): Orientation {
  return useSyncExternalStore(subscribe, read, () => 'wide');
}

function read(): Orientation {
  return window.matchMedia(phone).matches ? 'narrow' : 'wide';
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(phone);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
