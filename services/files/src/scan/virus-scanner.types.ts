import type { Readable } from 'node:stream';

/** Injection token of the {@link VirusScanner} of this deployment. */
export const SCANNER = Symbol('scanner');

/** Looks into files before anybody can be given them. */
export interface VirusScanner {
  /** Asked before a byte of an upload is stored. Throws `upload.unchecked` where nobody could look into it. */
  ready(): Promise<void>;
  /**
   * Opens a file and reads it whole. Throws `upload.infected`, `upload.uncheckable` where it cannot be read to its end, or
   * `upload.unchecked` where there was no answer: what was not looked into is not kept.
   */
  check(open: () => Promise<Readable>): Promise<void>;
}
