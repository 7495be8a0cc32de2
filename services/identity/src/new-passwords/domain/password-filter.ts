import { createHash } from 'node:crypto';

/** Bytes of a filter; its bits are a power of two. */
export const filterBytes = 512 * 1024;
/** So many bits stand for a word: the best number for {@link wordsOfFilter}. */
const marks = 10;
/** So many words a filter is made of; of ten thousand others it takes about a dozen for one of them. */
export const wordsOfFilter = 300_000;

function placesOf(word: string): number[] {
  const digest = createHash('sha256').update(word.toLowerCase()).digest();
  const [first, step] = [digest.readUInt32LE(0), 2 * digest.readUInt32LE(4) + 1];
  return Array.from({ length: marks }, (_, mark) => (first + mark * step) % (filterBytes * 8));
}

/** Which words are among many, in any case, without keeping them (a Bloom filter): it misses none, and is wrong about few others. */
export class PasswordFilter {
  constructor(readonly bits: Uint8Array) {
    if (bits.length !== filterBytes) throw new RangeError(`A filter has ${filterBytes} bytes, not ${bits.length}.`);
  }

  static of(words: Iterable<string>): PasswordFilter {
    const bits = new Uint8Array(filterBytes);
    for (const word of words)
      for (const place of placesOf(word)) bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7));
    return new PasswordFilter(bits);
  }

  has(word: string): boolean {
    return placesOf(word).every((place) => ((this.bits[place >> 3] ?? 0) & (1 << (place & 7))) !== 0);
  }
}
