import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const mark = 'sealed.v1';
const ivBytes = 12;
const tagBytes = 16;

/** A sealed text that does not open: another deployment's key, another context, or changed since. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/**
 * Seals short secrets that have to be kept and given back (a code on its way to a letter, a secret of a second factor): AES-256-GCM
 * under the deployment's key, which the database does not hold. `context` names the place that the text belongs to
 * ('event:<id>:code'); sealed text that was copied to another place does not open there. What only has to be compared is
 * hashed instead.
 */
export class Seal {
  private readonly keys: ReadonlyMap<string, KeyObject>;
  private readonly current: string;

  /** @param keys 256 bits each. The first one seals, each opens what it sealed. */
  constructor(keys: readonly KeyObject[]) {
    const [first] = keys;
    if (!first) throw new Error('A seal needs a key.');
    this.keys = new Map(keys.map((key) => [nameOf(key), key]));
    this.current = nameOf(first);
  }

  /** The text in a form that this deployment alone can open, in the same context. */
  seal(text: string, context: string): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.keyOf(this.current), iv, { authTagLength: tagBytes }).setAAD(
      Buffer.from(context),
    );
    const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return [mark, this.current, Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64url')].join('.');
  }

  /** Throws {@link SealBroken}. */
  open(sealed: string, context: string): string {
    if (!isSealed(sealed)) throw new SealBroken('The text is not sealed.');
    const [name = '', content = ''] = sealed.slice(mark.length + 1).split('.');
    const bytes = Buffer.from(content, 'base64url');
    try {
      const decipher = createDecipheriv(algorithm, this.keyOf(name), bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
    } catch (error) {
      if (error instanceof SealBroken) throw error;
      throw new SealBroken('The sealed text does not open here.');
    }
  }

  private keyOf(name: string): KeyObject {
    const key = this.keys.get(name);
    if (!key) throw new SealBroken('The key of the sealed text is not known here.');
    return key;
  }
}

/** Whether a value is a sealed text. */
export function isSealed(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(`${mark}.`);
}

/** Tells keys apart without telling anything of them. */
const nameOf = (key: KeyObject): string =>
  createHash('sha256').update('seal').update(key.export()).digest('base64url').slice(0, 8);
