const id = /\b([\da-f]{8})(?:…|(?:-[\da-f]{4}){3}-[\da-f]{12})/g;

/** Every whole id in a text, in order: two responses to the same call have theirs in the same places. */
export function listIds(text: string): readonly string[] {
  return (text.match(id) ?? []).filter((found) => !found.endsWith('…'));
}

/** Each id becomes what `replace` says, be it whole or cut short. */
export function replaceIds(text: string, replace: (id: string) => string): string {
  return text.replaceAll(id, replace);
}

/** For people, who compare only its beginning. */
export function cutIds(text: string): string {
  return text.replaceAll(id, '$1…');
}
