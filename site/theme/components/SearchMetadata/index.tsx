/** Tells the crawlers of a search service about versions; our search has an index of its own. */
export default function SearchMetadata(): null {
  return null;
}
