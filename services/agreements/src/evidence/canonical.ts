import { createHash } from 'node:crypto';

/** Facts of one record: flat, of texts, whole numbers, flags and null. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** What stands before the first record. */
export const genesis = '0'.repeat(64);

/**
 * The one writing of some facts: JSON with the keys in the order of their UTF-16 code units, without white space
 * (RFC 8785, which for flat facts asks no more). Whoever writes the same facts gets the same bytes.
 */
export function canonical(facts: Facts): string {
  const fields = Object.keys(facts)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${JSON.stringify(facts[key])}`);
  return `{${fields.join(',')}}`;
}

/**
 * SHA-256, in hex, of a record at its place: four lines in UTF-8, joined by line feeds. The place and the hash before it are
 * part of it, so that a record that was moved has the wrong hash as well as one that was changed.
 */
export function recordHash(position: number, previousHash: string, facts: string): string {
  return createHash('sha256')
    .update(`groundwork-evidence-1\n${position}\n${previousHash}\n${facts}`, 'utf8')
    .digest('hex');
}
