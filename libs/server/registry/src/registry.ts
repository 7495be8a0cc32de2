import { randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import type { PublishedVersion, RemotesDocument } from '@groundwork/domain-access';
import { inspectBuild } from './built-remote.js';
import type { RemoteStanding } from './document.js';
import { emptyDocument, entryOf, revisionOf, standingOf, withStanding } from './document.js';
import { writeAtomically } from './files.js';
import type { StillHeld } from './lease.js';
import { withLease, withLeaseInTurn } from './lease.js';
import type { RemoteName } from './remotes.js';
import { RegistryChangedError, RegistryError, rolesOf } from './remotes.js';
import type { ServedFile } from './served-file.js';
import { writeServedFile } from './served-file.js';
import type { CanaryOptions } from './standing.js';
import { outOfUse, pointedAt, publishedOf, withCanary, withCurrent } from './standing.js';

const versionPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/** Who changes a remote, and how they saw it stand. */
export interface ChangeOptions {
  /** In words, for the next one who looks. */
  readonly by?: string | undefined;
  /** {@link revisionOf} what was looked at: nothing is changed where it stands differently by now. */
  readonly seen?: string | undefined;
}

export interface PublishOptions extends ChangeOptions {
  readonly canary?: CanaryOptions | undefined;
  /** From now on the files of a version that went out of use stay so many days. */
  readonly keepDays?: number | undefined;
}

/** A canary to be given; without a version the one that there is. */
export interface MovedCanary extends CanaryOptions {
  readonly version?: string | undefined;
}

/**
 * Published remotes in one folder: `<remote>/<version>/…`, never written again once there, and `remotes.json`,
 * the one thing that changes, always by rename. Commands of several processes and machines wait for each other.
 * Where a gateway serves the pointer as a file, that is written with it.
 */
export class Registry {
  #inTurn: StillHeld | undefined;

  constructor(
    readonly directory: string,
    private readonly served?: ServedFile,
  ) {}

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

  /** Whether this process may change it: a volume may be mounted to be read alone, or not at all. */
  get isWritable(): boolean {
    try {
      accessSync(this.directory, constants.W_OK);
      return true;
    } catch {
      return false;
    }
  }

  /** Versions that may be pointed at, oldest first. */
  history(remote: RemoteName): readonly PublishedVersion[] {
    return entryOf(this.read(), remote)?.extras.history ?? [];
  }

  /** The version in use, `undefined` before the first publication. */
  current(remote: RemoteName): string | undefined {
    return entryOf(this.read(), remote)?.metadata.version;
  }

  /** How the remote stands, `undefined` before its first publication. */
  standing(remote: RemoteName): RemoteStanding | undefined {
    return standingOf(this.read(), remote);
  }

  /** Every version whose files are there, also those that were rolled back from. */
  versions(remote: RemoteName): readonly string[] {
    const folder = this.remoteDirectory(remote);
    return existsSync(folder) ? readdirSync(folder) : [];
  }

  /**
   * Does `work`, which changes the registry by the methods below, once it is this process's turn. A server waits so: it
   * serves others meanwhile.
   */
  inTurn<T>(work: () => T): Promise<T> {
    return withLeaseInTurn(this.#lease, (stillHeld) => {
      this.#inTurn = stillHeld;
      try {
        return work();
      } finally {
        this.#inTurn = undefined;
      }
    });
  }

  /**
   * Publishes the build in `built` beside the older versions and points at it: everybody, which ends a canary, or as the
   * canary only those that the options say. Throws {@link RegistryError} for a build that is no remote of that name, a
   * version that is there already, a bad name, or a canary of nothing.
   */
  publish(
    remote: RemoteName,
    built: string,
    version: string,
    now: Date,
    { canary, keepDays, ...change }: PublishOptions = {},
  ): PublishedVersion {
    if (!versionPattern.test(version)) throw new RegistryError(`'${version}' is no name for a version.`);
    if (keepDays !== undefined && !(keepDays >= 1)) throw new RegistryError('Files stay for one day at the least.');
    const publishedBy = change.by ? { publishedBy: change.by } : {};
    const published = { version, ...inspectBuild(remote, built), publishedAt: now.toISOString(), ...publishedBy };
    mkdirSync(this.remoteDirectory(remote), { recursive: true });
    // What takes long is done before others have to wait for it.
    const incoming = join(this.directory, `.incoming-${remote}-${randomUUID()}`);
    cpSync(built, incoming, { recursive: true });
    try {
      return this.#change(remote, now, change, (standing) => {
        const target = join(this.remoteDirectory(remote), version);
        if (existsSync(target))
          throw new RegistryError(`Version ${version} of ${remote} is published already; versions never change.`);
        const next = canary ? withCanary(remote, standing, published, canary) : withCurrent(standing, published);
        renameSync(incoming, target);
        return { next: { ...next, keepDays: keepDays ?? next.keepDays }, answer: published };
      });
    } finally {
      rmSync(incoming, { recursive: true, force: true });
    }
  }

  /**
   * Another share or other roles for the canary, or another version that was published before as the canary; at 100 percent
   * it becomes what everybody is given.
   */
  moveCanary(
    remote: RemoteName,
    { version, ...canary }: MovedCanary,
    now: Date,
    change: ChangeOptions = {},
  ): RemoteStanding {
    return this.#change(remote, now, change, (standing) => {
      const published = version === undefined ? standing?.canary?.published : this.#onShelf(remote, standing, version);
      if (!standing || !published)
        throw new RegistryError(
          `${remote} has no canary; publish one first: npm run publish:remote -- ${remote} --canary 10.`,
        );
      if (published.version === standing.current.version)
        throw new RegistryError(`${published.version} is what everybody is given already.`);
      const next =
        canary.traffic === 100 ? pointedAt(standing, published) : withCanary(remote, standing, published, canary);
      return { next, answer: next };
    });
  }

  /**
   * Takes the last step back: the canary where there is one, else points at the version before the one in use.
   * {@link RegistryError} when there is none.
   */
  rollback(
    remote: RemoteName,
    now = new Date(),
    change: ChangeOptions = {},
  ): { readonly from: string; readonly to: string } {
    return this.#change(remote, now, change, (standing) => {
      if (!standing)
        throw new RegistryError(
          `Nothing of ${remote} is published yet; run npm run publish:remote -- ${remote} first.`,
        );
      const { history, current, canary } = standing;
      if (canary)
        return {
          next: { ...standing, canary: undefined },
          answer: { from: canary.published.version, to: current.version },
        };
      const target = history[history.findIndex((one) => one.version === current.version) - 1];
      if (!target)
        throw new RegistryError(`There is no version of ${remote} before ${current.version} to roll back to.`);
      const next = pointedAt(standing, this.#onShelf(remote, standing, target.version));
      return { next, answer: { from: current.version, to: target.version } };
    });
  }

  /** Points everybody at a version that was published before, which ends a canary. Gives what everybody was given until then. */
  pointAt(
    remote: RemoteName,
    version: string,
    now: Date,
    change: ChangeOptions = {},
  ): { readonly from: string; readonly to: string } {
    return this.#change(remote, now, change, (standing) => {
      const published = this.#onShelf(remote, standing, version);
      const { current, canary } = standing as RemoteStanding;
      const from = current.version;
      if (from === version && !canary) throw new RegistryError(`${version} is what everybody is given already.`);
      return { next: pointedAt(standing as RemoteStanding, published), answer: { from, to: version } };
    });
  }

  /** Deletes the files of versions that have been out of use for longer than the registry says. Gives their names. */
  sweep(remote: RemoteName, now: Date): readonly string[] {
    const before = this.versions(remote);
    if (this.current(remote) === undefined) return [];
    this.#change(remote, now, undefined, (standing) => ({ next: standing as RemoteStanding, answer: undefined }));
    const after = this.versions(remote);
    return before.filter((version) => !after.includes(version));
  }

  get #lease(): string {
    mkdirSync(this.directory, { recursive: true });
    return join(this.directory, '.lock');
  }

  /**
   * A version that was published before, as it may be pointed at. {@link RegistryError} where it is not there, has a
   * script without a hash (every browser would refuse it), or is not what was published.
   */
  #onShelf(remote: RemoteName, standing: RemoteStanding | undefined, version: string): PublishedVersion {
    const folder = join(this.remoteDirectory(remote), version);
    const known = standing && publishedOf(standing, version);
    if (!standing || !this.versions(remote).includes(version))
      throw new RegistryError(
        known
          ? `The files of ${remote} ${version} are gone from the registry; publish it again.`
          : `There is no version ${version} of ${remote} in the registry.`,
      );
    const found = inspectBuild(remote, folder);
    if (known && known.manifestIntegrity !== found.manifestIntegrity)
      throw new RegistryError(`The files of ${remote} ${version} are not what was published; publish it again.`);
    const since = standing.retired.find((one) => one.version === version)?.since;
    return known ?? { version, ...found, publishedAt: since ?? new Date(0).toISOString() };
  }

  /** Does `work` alone and writes what it makes of the remote's standing; then sweeps. Without `change` nobody moves anything. */
  #change<T>(
    remote: RemoteName,
    now: Date,
    change: ChangeOptions | undefined,
    work: (standing: RemoteStanding | undefined) => { readonly next: RemoteStanding; readonly answer: T },
  ): T {
    const alone = (stillHeld: StillHeld): T => {
      const document = this.read();
      stillHeld();
      if (change?.seen !== undefined && change.seen !== revisionOf(document, remote))
        throw new RegistryChangedError(`${remote} was changed meanwhile; nothing was done.`);
      const before = standingOf(document, remote);
      const { next, answer } = work(before);
      const { staying, swept } = outOfUse(this.versions(remote), before, next, now);
      const gone = new Set(swept);
      const written: RemoteStanding = {
        ...next,
        history: next.history.filter((one) => !gone.has(one.version)),
        retired: staying,
        ...(change && { changed: change.by ? { at: now.toISOString(), by: change.by } : undefined }),
      };
      stillHeld();
      writeAtomically(
        join(this.directory, 'remotes.json'),
        `${JSON.stringify(withStanding(document, remote, rolesOf(remote), written), null, 2)}\n`,
      );
      if (this.served) writeServedFile(() => this.read(), this.served);
      for (const version of swept)
        rmSync(join(this.remoteDirectory(remote), version), { recursive: true, force: true });
      return answer;
    };
    return this.#inTurn ? alone(this.#inTurn) : withLease(this.#lease, alone);
  }
}
