import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedVersion, RemotesDocument } from './document.js';
import { emptyDocument, entryOf, pointedAt } from './document.js';
import { inspectBuild } from './built-remote.js';
import { withLock, writeAtomically } from './files.js';
import type { RemoteName } from './remotes.js';
import { RegistryError, rolesOf } from './remotes.js';

/** How many versions a remote's history keeps to roll back to. Their files stay for open pages. */
export const historyLength = 20;

const versionPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/**
 * Published remotes in one folder: `<remote>/<version>/…`, never written again once there, and `remotes.json`,
 * the one thing that changes, always by rename. Commands of several processes wait for each other.
 */
export class Registry {
  constructor(readonly directory: string) {}

  /** Folder that the remote's origin serves: its versions by name. */
  remoteDirectory(remote: RemoteName): string {
    return join(this.directory, remote);
  }

  /** The pointer document as stored (addresses relative to the registry's root). */
  read(): RemotesDocument {
    const file = join(this.directory, 'remotes.json');
    if (!existsSync(file)) return emptyDocument;
    return JSON.parse(readFileSync(file, 'utf8')) as RemotesDocument;
  }

  /** Versions that may be pointed at, oldest first. */
  history(remote: RemoteName): readonly PublishedVersion[] {
    return entryOf(this.read(), remote)?.extras.history ?? [];
  }

  /** The version in use, `undefined` before the first publication. */
  current(remote: RemoteName): string | undefined {
    return entryOf(this.read(), remote)?.metadata.version;
  }

  /** Every version whose files are there, also those that were rolled back from. */
  versions(remote: RemoteName): readonly string[] {
    const folder = this.remoteDirectory(remote);
    return existsSync(folder) ? readdirSync(folder) : [];
  }

  /**
   * Publishes the build in `built` beside the older versions and points at it.
   * Throws {@link RegistryError} for a build that is no remote, a version that is there already or a bad name.
   */
  publish(remote: RemoteName, built: string, version: string, now: Date): PublishedVersion {
    if (!versionPattern.test(version)) throw new RegistryError(`'${version}' is no name for a version.`);
    const inspected = inspectBuild(built);
    return this.#exclusively(() => {
      const target = join(this.remoteDirectory(remote), version);
      if (existsSync(target))
        throw new RegistryError(`Version ${version} of ${remote} is published already; versions never change.`);
      mkdirSync(this.remoteDirectory(remote), { recursive: true });
      const incoming = join(this.directory, `.incoming-${remote}-${process.pid}`);
      rmSync(incoming, { recursive: true, force: true });
      cpSync(built, incoming, { recursive: true });
      renameSync(incoming, target);
      const published = { version, ...inspected, publishedAt: now.toISOString() };
      // History goes on from the version in use: what was rolled back from is nothing to roll back to.
      const document = this.read();
      const entry = entryOf(document, remote);
      const before = entry?.extras.history ?? [];
      const used = before.findIndex((one) => one.version === entry?.metadata.version);
      const history = [...before.slice(0, used + 1), published].slice(-historyLength);
      this.#write(pointedAt(document, remote, rolesOf(remote), history, published));
      return published;
    });
  }

  /** Points at the version before the one in use. {@link RegistryError} when there is none. */
  rollback(remote: RemoteName): { readonly from: string; readonly to: string } {
    return this.#exclusively(() => {
      const document = this.read();
      const entry = entryOf(document, remote);
      if (!entry)
        throw new RegistryError(
          `Nothing of ${remote} is published yet; run npm run publish:remote -- ${remote} first.`,
        );
      const history = entry.extras.history;
      const at = history.findIndex((one) => one.version === entry.metadata.version);
      const target = history[at - 1];
      if (!target)
        throw new RegistryError(`There is no version of ${remote} before ${entry.metadata.version} to roll back to.`);
      if (!existsSync(join(this.remoteDirectory(remote), target.version)))
        throw new RegistryError(
          `The files of ${remote} ${target.version} are gone from the registry; publish it again.`,
        );
      this.#write(pointedAt(document, remote, rolesOf(remote), history, target));
      return { from: entry.metadata.version, to: target.version };
    });
  }

  #write(document: RemotesDocument): void {
    writeAtomically(join(this.directory, 'remotes.json'), `${JSON.stringify(document, null, 2)}\n`);
  }

  #exclusively<T>(work: () => T): T {
    mkdirSync(this.directory, { recursive: true });
    return withLock(join(this.directory, '.lock'), work);
  }
}
