/** Stands in for components that the site does not use. */
export default function Nothing(): null {
  return null;
}
