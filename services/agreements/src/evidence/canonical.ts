import { createHash } from 'node:crypto';

/** A fact of a record: records are flat, of texts, whole numbers, flags and null. */
export type Fact = string | number | boolean | null;

/** What stands before the first record. */
export const genesis = '0'.repeat(64);

/**
 * The one writing of some facts: JSON with the keys in the order of their UTF-16 code units, without white space
 * (RFC 8785, which for flat facts asks no more). Whoever writes the same facts gets the same bytes.
 */
export function canonical<Facts extends { readonly [Name in keyof Facts]: Fact }>(facts: Facts): string {
  const fields = Object.entries<Fact>(facts)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, fact]) => `${JSON.stringify(name)}:${JSON.stringify(fact)}`);
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
