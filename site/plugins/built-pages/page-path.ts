/** The clean path of a built file: `/docs/users` for `docs/users.html`. */
export function pagePath(file: string): string {
  return `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
}
