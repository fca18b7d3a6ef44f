/** The key with which an unpaid checkout is cancelled, as the sandbox puts it in the redirectUrl. */
export function stateIn(redirectUrl: string): string {
  return new URL(redirectUrl).searchParams.get('state') ?? '';
}
