import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import FaultyNavbarItem from './FaultyNavbarItem';

/** Adds an item of the fixture's own to the nine types. */
export default {...ComponentTypes, 'custom-faulty': FaultyNavbarItem};
