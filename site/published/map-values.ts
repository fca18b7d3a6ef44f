export function mapValues<Before, After>(
  values: Readonly<Record<string, Before>>,
  change: (value: Before, name: string) => After,
): Record<string, After> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, change(value, name)]),
  );
}
