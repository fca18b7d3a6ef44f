import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

function FaultyNavbarItem(): never {
  throw new Error('The item has a fault');
}

/** Adds an item that always throws. */
export default {...ComponentTypes, 'custom-faulty': FaultyNavbarItem};
