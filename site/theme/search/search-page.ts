/** A section of a page as `search-index.json` holds it. */
export type SearchSection = {
  /** What follows `#` in the section's address; empty for the top of the page. */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
};

export type SearchPage = {
  readonly path: string;
  readonly title: string;
  readonly sections: readonly SearchSection[];
};
