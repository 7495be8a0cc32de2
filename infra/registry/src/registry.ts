import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedVersion, RemotesDocument, RemoteStanding, RetiredVersion } from './document.js';
import { defaultKeepDays, emptyDocument, entryOf, standingOf, withStanding } from './document.js';
import { inspectBuild } from './built-remote.js';
import { writeAtomically } from './files.js';
import { withLease } from './lease.js';
import type { RemoteName } from './remotes.js';
import { RegistryError, rolesOf } from './remotes.js';

/** How many versions a remote's history keeps to roll back to. Their files stay for open pages. */
export const historyLength = 20;

const versionPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
const dayMs = 24 * 60 * 60 * 1000;

/** Who is given a version that not all are given yet: a share of the users in percent, of all the area's roles or of some. */
export interface CanaryOptions {
  readonly traffic: number;
  readonly roles?: readonly string[];
}

export interface PublishOptions {
  readonly canary?: CanaryOptions;
  /** From now on the files of a version that went out of use stay so many days. */
  readonly keepDays?: number;
}

/**
 * Published remotes in one folder: `<remote>/<version>/…`, never written again once there, and `remotes.json`,
 * the one thing that changes, always by rename. Commands of several processes and machines wait for each other.
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
   * Publishes the build in `built` beside the older versions and points at it: everybody, which ends a canary, or as the
   * canary only those that the options say. Throws {@link RegistryError} for a build that is no remote of that name, a
   * version that is there already, a bad name, or a canary of nothing.
   */
  publish(
    remote: RemoteName,
    built: string,
    version: string,
    now: Date,
    { canary, keepDays }: PublishOptions = {},
  ): PublishedVersion {
    if (!versionPattern.test(version)) throw new RegistryError(`'${version}' is no name for a version.`);
    if (keepDays !== undefined && !(keepDays >= 1)) throw new RegistryError('Files stay for one day at the least.');
    const published = { version, ...inspectBuild(remote, built), publishedAt: now.toISOString() };
    mkdirSync(this.remoteDirectory(remote), { recursive: true });
    // What takes long is done before others have to wait for it.
    const incoming = join(this.directory, `.incoming-${remote}-${randomUUID()}`);
    cpSync(built, incoming, { recursive: true });
    try {
      return this.#change(remote, now, (standing) => {
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

  /** Another share or other roles for the canary; at 100 percent it becomes what everybody is given. */
  moveCanary(remote: RemoteName, canary: CanaryOptions, now: Date): RemoteStanding {
    return this.#change(remote, now, (standing) => {
      const published = standing?.canary?.published;
      if (!published)
        throw new RegistryError(
          `${remote} has no canary; publish one first: npm run publish:remote -- ${remote} --canary 10.`,
        );
      const next =
        canary.traffic === 100 ? withCurrent(standing, published) : withCanary(remote, standing, published, canary);
      return { next, answer: next };
    });
  }

  /**
   * Takes the last step back: the canary where there is one, else points at the version before the one in use.
   * {@link RegistryError} when there is none.
   */
  rollback(remote: RemoteName, now = new Date()): { readonly from: string; readonly to: string } {
    return this.#change(remote, now, (standing) => {
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
      const folder = join(this.remoteDirectory(remote), target.version);
      if (!existsSync(folder))
        throw new RegistryError(
          `The files of ${remote} ${target.version} are gone from the registry; publish it again.`,
        );
      // One of before hashes were required would be refused by every browser.
      inspectBuild(remote, folder);
      return { next: { ...standing, current: target }, answer: { from: current.version, to: target.version } };
    });
  }

  /** Deletes the files of versions that have been out of use for longer than the registry says. Gives their names. */
  sweep(remote: RemoteName, now: Date): readonly string[] {
    const before = this.versions(remote);
    if (this.current(remote) === undefined) return [];
    this.#change(remote, now, (standing) => ({ next: standing as RemoteStanding, answer: undefined }));
    const after = this.versions(remote);
    return before.filter((version) => !after.includes(version));
  }

  /** Does `work` alone and writes what it makes of the remote's standing; then sweeps. */
  #change<T>(
    remote: RemoteName,
    now: Date,
    work: (standing: RemoteStanding | undefined) => { readonly next: RemoteStanding; readonly answer: T },
  ): T {
    mkdirSync(this.directory, { recursive: true });
    return withLease(join(this.directory, '.lock'), (stillHeld) => {
      const document = this.read();
      stillHeld();
      const { next, answer } = work(standingOf(document, remote));
      const { staying, swept } = this.#outOfUse(remote, next, now);
      const gone = new Set(swept);
      const written = { ...next, history: next.history.filter((one) => !gone.has(one.version)), retired: staying };
      stillHeld();
      writeAtomically(
        join(this.directory, 'remotes.json'),
        `${JSON.stringify(withStanding(document, remote, rolesOf(remote), written), null, 2)}\n`,
      );
      for (const version of swept)
        rmSync(join(this.remoteDirectory(remote), version), { recursive: true, force: true });
      return answer;
    });
  }

  /** The versions with files that nobody is pointed at: those that stay for open pages, and those whose time is over. */
  #outOfUse(remote: RemoteName, standing: RemoteStanding, now: Date) {
    const { history, current, canary, keepDays, retired } = standing;
    // What a rollback would point at is at hand, however long ago it was in use.
    const before = history[history.findIndex((one) => one.version === current.version) - 1];
    const inUse = [current, before, canary?.published].map((one) => one?.version);
    const all: RetiredVersion[] = this.versions(remote)
      .filter((version) => !inUse.includes(version))
      .map((version) => retired.find((one) => one.version === version) ?? { version, since: now.toISOString() });
    const isOver = ({ since }: RetiredVersion): boolean => now.getTime() - Date.parse(since) > keepDays * dayMs;
    return { staying: all.filter((one) => !isOver(one)), swept: all.filter(isOver).map(({ version }) => version) };
  }
}

/** History goes on from the version in use: what was rolled back from is nothing to roll back to. */
function withCurrent(standing: RemoteStanding | undefined, published: PublishedVersion): RemoteStanding {
  const { history: before = [], current, keepDays = defaultKeepDays, retired = [] } = standing ?? {};
  const used = before.findIndex((one) => one.version === current?.version);
  const history = [...before.slice(0, used + 1), published].slice(-historyLength);
  return { history, current: published, keepDays, retired };
}

function withCanary(
  remote: RemoteName,
  standing: RemoteStanding | undefined,
  published: PublishedVersion,
  { traffic, roles = rolesOf(remote) }: CanaryOptions,
): RemoteStanding {
  if (!standing)
    throw new RegistryError(`Nothing of ${remote} is published yet for the others; publish it for all first.`);
  if (!Number.isInteger(traffic) || traffic < 1 || traffic > 99)
    throw new RegistryError('A canary is given to 1 to 99 percent of the users.');
  const strange = roles.filter((role) => !rolesOf(remote).some((one) => one === role));
  if (roles.length === 0 || strange.length > 0)
    throw new RegistryError(
      `${remote} is for ${rolesOf(remote).join(', ')}, not for ${strange.join(', ') || 'nobody'}.`,
    );
  return { ...standing, canary: { published, traffic, roles } };
}
