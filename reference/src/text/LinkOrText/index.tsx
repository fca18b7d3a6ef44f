import type {LinkText} from '../../model/model';

type LinkOrTextProps = {readonly link: LinkText};

/** An address that is not safe to follow stays readable as text. */
export function LinkOrText({link}: LinkOrTextProps) {
  if (link.href === undefined) return link.text;
  return (
    <a href={link.href} rel="noreferrer">
      {link.text}
    </a>
  );
}
