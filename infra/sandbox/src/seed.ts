import { createHash } from 'node:crypto';

/** Numbers that follow from a text: the same text gives the same ones, so that a demonstration looks the same every time. */
export class Seed {
  private at = 0;
  constructor(private readonly text: string) {}

  /** A whole number from `low` to `high`, both included; each call gives the next one. */
  between(low: number, high: number): number {
    const bytes = createHash('sha256')
      .update(`${this.text}\n${(this.at += 1)}`)
      .digest();
    return low + (bytes.readUIntBE(0, 6) % (high - low + 1));
  }
}
