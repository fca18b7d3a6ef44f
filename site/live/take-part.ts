/** One field of a JSON response by the path of its keys ("payer.fees"). */
export function takePart(response: unknown, path: string): string {
  const keys = path.split('.');
  const part = keys.reduce((value, key) => {
    if (typeof value !== 'object' || value === null || !(key in value)) {
      throw new Error(`The response has no "${key}" of "${path}".`);
    }
    return value[key as keyof typeof value];
  }, response);
  return `"${keys.at(-1) ?? ''}": ${JSON.stringify(part, null, 2)}`;
}
