import useIsBrowser from '@docusaurus/useIsBrowser';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';

/** Throws in the browser on a page opened with `?fault`. */
export default function FaultyNavbarItem(): ReactNode {
  const isBrowser = useIsBrowser();
  const {search} = useLocation();
  if (isBrowser && search === '?fault') {
    throw new Error('The item has a fault');
  }
  return null;
}
