export function isOfThisBuild(page: Document): boolean {
  return buildOf(page) === buildOf(document);
}

/**
 * The names of scripts and styles change with what is in them, so they tell builds apart. Parts that
 * were loaded later stand in the head as well, but behind the scripts.
 */
function buildOf({head}: Document): string {
  const files = head.querySelectorAll('script[defer], link[rel="stylesheet"]:has(~ script[defer])');
  return [...files].map((file) => file.getAttribute('src') ?? file.getAttribute('href')).join(' ');
}
