/** How often something was done, and what went wrong. */
export class Tally {
  times = 0;
  passed = 0;
  presses = 0;
  readonly findings: string[] = [];

  constructor(readonly name: string) {}

  /** One time, which has passed if nothing was found. */
  add(findings: readonly string[]): void {
    this.times += 1;
    if (findings.length === 0) this.passed += 1;
    this.findings.push(...findings.map((finding) => `${this.name}: ${finding}`));
  }
}
