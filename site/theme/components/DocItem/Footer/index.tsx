/** Edit links, tags and dates of change; our guides have none. */
export default function DocItemFooter(): null {
  return null;
}
