import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from './configuration-error.js';
import type { Environment } from './integer.js';

/** What a unit shows and whom it believes (PEM): its own pair, and the authority that signs those of all units. */
export interface UnitPair {
  readonly ca: string;
  readonly cert: string;
  readonly key: string;
}

/** As cert-manager lays them into a Secret. */
const files = { ca: 'ca.crt', cert: 'tls.crt', key: 'tls.key' } as const;

/** The pair by which units know each other, read from its folder as that stands (docs/adr/0108). */
export class UnitTls {
  private pair: UnitPair;
  private seen: string;
  private lookedAt: number;

  /** `freshMs`: the files are looked at again after so long. Throws {@link ConfigurationError} where one is missing or the pair is none. */
  constructor(
    private readonly folder: string,
    readonly freshMs = 5_000,
  ) {
    this.lookedAt = performance.now();
    try {
      this.seen = this.stamp();
      this.pair = this.read();
    } catch (error) {
      const { ca, cert, key } = files;
      throw new ConfigurationError(
        `UNIT_TLS must be a folder with ${ca}, ${cert} and ${key}, of which the last two are a pair: ${(error as Error).message}`,
      );
    }
  }

  /** The same object until the files change. */
  current(): UnitPair {
    if (performance.now() - this.lookedAt < this.freshMs) return this.pair;
    this.lookedAt = performance.now();
    try {
      const stamp = this.stamp();
      if (stamp === this.seen) return this.pair;
      this.pair = this.read();
      this.seen = stamp;
    } catch {
      // The files are being replaced: what was read before stands until they fit.
    }
    return this.pair;
  }

  private stamp(): string {
    return Object.values(files)
      .map((file) => statSync(join(this.folder, file)))
      .map(({ ino, size, mtimeMs }) => `${ino}:${size}:${mtimeMs}`)
      .join(' ');
  }

  private read(): UnitPair {
    const text = (file: string): string => readFileSync(join(this.folder, file), 'utf8');
    const pair = { ca: text(files.ca), cert: text(files.cert), key: text(files.key) };
    new X509Certificate(pair.ca);
    if (!new X509Certificate(pair.cert).checkPrivateKey(createPrivateKey(pair.key)))
      throw new Error('the key is of another certificate.');
    return pair;
  }
}

/** Whether units speak TLS with each other (`UNIT_TLS`, the folder of their pair). Throws {@link ConfigurationError}. */
export const unitTls = (env: Environment): UnitTls | undefined =>
  env['UNIT_TLS'] ? new UnitTls(env['UNIT_TLS']) : undefined;
