/** The first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const names = name.split(' ');
  return [names.at(0), names.at(-1)].map((each) => each?.at(0)).join('');
}

export function firstNameOf(name: string): string {
  return name.replace(/ .*/, '');
}
