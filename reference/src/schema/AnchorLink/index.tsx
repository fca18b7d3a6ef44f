import './styles.css';

type AnchorLinkProps = {readonly id: string};

/**
 * The permanent link of what it stands beside; with JavaScript, a click copies it too. It is named by
 * the id: a page has many fields called "amount", and a list of links must tell them apart. A page
 * has thousands of these: no class or other attribute marks them, they are the links without text.
 */
export function AnchorLink({id}: AnchorLinkProps) {
  return <a href={`#${encodeURIComponent(id)}`} aria-label={`Link to ${id}`} />;
}
