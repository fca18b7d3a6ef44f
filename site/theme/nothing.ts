/** Stands in for what the site does not use, and in browsers for what only the build renders. */
export default function Nothing(): null {
  return null;
}
