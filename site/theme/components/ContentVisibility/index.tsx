/** Tells readers of drafts and unlisted pages; we publish neither. */
export default function ContentVisibility(): null {
  return null;
}
