import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The half that signs, which identity alone holds. */
export const sessionPrivateFile = (dir: string): string => join(dir, 'private', 'session.pem');
/** A half that checks: `session.pem`, and beside it any `session.<word>.pem` of a pair that comes or goes. */
export const isSessionPublicFile = (file: string): boolean => /^session\.([\w-]+\.)?pem$/.test(file);
export const sessionPublicFile = (dir: string): string => join(dir, 'session.pem');

/** The files are looked at again after so long, milliseconds: a key comes and goes without a restart. */
const freshMs = 5_000;
/** A token under a key that is not known yet lets them be looked at sooner, but not for every stranger's token. */
const unknownMs = 1_000;

/** A key's name in the header of a token: it follows from the key. */
const nameOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('base64url')
    .slice(0, 16);

/**
 * The key pairs of access tokens: identity signs, everybody checks, and nobody else can make a token. They are read from the
 * folder as it stands, so that a pair is replaced while all units run (docs/adr/0083).
 */
export class SessionKeys {
  private checking: ReadonlyMap<string, KeyObject>;
  private signing: { readonly name: string; readonly key: KeyObject } | undefined;
  private readAt = 0;

  /** Throws with the missing file's name. */
  constructor(
    private readonly dir: string,
    private readonly signs: boolean,
    private readonly now: () => number = Date.now,
  ) {
    [this.checking, this.signing] = this.read();
  }

  /** What signs, under its name. Throws at a unit that may not. */
  signer(): { readonly name: string; readonly key: KeyObject } {
    this.refresh(freshMs);
    if (!this.signing) throw new Error('Only identity signs access tokens.');
    return this.signing;
  }

  /** What checks a token under this name; undefined where there is no such key, or none any more. */
  checker(name: string): KeyObject | undefined {
    this.refresh(this.checking.has(name) ? freshMs : unknownMs);
    return this.checking.get(name);
  }

  private refresh(afterMs: number): void {
    if (this.now() - this.readAt < afterMs) return;
    try {
      [this.checking, this.signing] = this.read();
    } catch {
      // The files are being replaced: what was read before stands until they are there.
      this.readAt = this.now();
    }
  }

  private read(): [typeof this.checking, typeof this.signing] {
    const keys = readdirSync(this.dir)
      .filter(isSessionPublicFile)
      .map((file) => createPublicKey(readFileSync(join(this.dir, file))));
    if (keys.length === 0) throw new Error(`${sessionPublicFile(this.dir)} is missing.`);
    const checking = new Map(keys.map((key) => [nameOf(key), key]));
    const own = this.signs ? createPrivateKey(readFileSync(sessionPrivateFile(this.dir))) : undefined;
    this.readAt = this.now();
    return [checking, own && { name: nameOf(createPublicKey(own)), key: own }];
  }
}
