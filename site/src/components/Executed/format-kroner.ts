const kroner = new Intl.NumberFormat('en', {minimumFractionDigits: 2});

/** An amount in DKK, for people. */
export function formatKroner(amount: number): string {
  return `${kroner.format(amount)} kr.`;
}
