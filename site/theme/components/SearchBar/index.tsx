import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {useThemeLinks} from '../../links';
import {SearchButton} from '../../search/SearchButton';

/** Fills the classic theme's empty search bar. The brief has no search on the reference page. */
export default function SearchBar(): ReactNode {
  const {pathname} = useLocation();
  const reference = useBaseUrl(useThemeLinks().reference);
  return pathname === reference ? null : <SearchButton />;
}
