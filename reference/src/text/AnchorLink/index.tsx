import './styles.css';

type AnchorLinkProps = {readonly id: string};

/**
 * The permanent link of what it is next to; with JavaScript, a click also copies it. It is named by
 * the id, because a page has many fields called "amount" and a list of links must tell them apart.
 * A page has thousands: no class or other attribute marks them, they are the links without text.
 */
export function AnchorLink({id}: AnchorLinkProps) {
  return <a href={`#${encodeURIComponent(id)}`} aria-label={`Link to ${id}`} />;
}
