import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {referenceRoute} from '../../../reference-route';
import {SearchButton} from '../../search/SearchButton';

/** Fills the classic theme's empty search bar. The brief has no search on the reference page. */
export default function SearchBar(): ReactNode {
  const {pathname} = useLocation();
  const reference = useBaseUrl(referenceRoute);
  return pathname === reference ? null : <SearchButton />;
}
