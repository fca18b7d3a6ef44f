/** Reads numbers of one to ten bytes: seven bits each, the lowest first. */
export class Varints {
  constructor(
    private readonly bytes: Uint8Array,
    public at = 0,
  ) {}

  next(): number {
    let number = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.bytes[this.at++] ?? 0;
      number += (byte & 127) * scale;
      if (byte < 128) return number;
    }
  }
}
