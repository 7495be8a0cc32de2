import type { PublishedVersion, RetiredVersion } from '@groundwork/domain-access';
import type { RemoteStanding } from './document.js';
import { defaultKeepDays } from './document.js';
import type { RemoteName } from './remotes.js';
import { RegistryError, rolesOf } from './remotes.js';

const dayMs = 24 * 60 * 60 * 1000;

/** How many versions a remote's history keeps to roll back to. Their files stay for open pages. */
export const historyLength = 20;

/** Who is given a version that not all are given yet: a share of the users in percent, of all the area's roles or of some. */
export interface CanaryOptions {
  readonly traffic: number;
  readonly roles?: readonly string[];
}

/** History goes on from the version in use: what was rolled back from is nothing to roll back to. */
export function withCurrent(standing: RemoteStanding | undefined, published: PublishedVersion): RemoteStanding {
  const { history: before = [], current, keepDays = defaultKeepDays, retired = [] } = standing ?? {};
  const used = before.findIndex((one) => one.version === current?.version);
  const history = [...before.slice(0, used + 1), published].slice(-historyLength);
  return { history, current: published, keepDays, retired };
}

/** Everybody is given a version that was published before; one of the history moves the pointer along it. */
export function pointedAt(standing: RemoteStanding, published: PublishedVersion): RemoteStanding {
  const isInHistory = standing.history.some(({ version }) => version === published.version);
  return isInHistory ? { ...standing, canary: undefined, current: published } : withCurrent(standing, published);
}

/** Some are given another version. {@link RegistryError} for a share or roles that the remote cannot have. */
export function withCanary(
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

/** What the standing knows of a version: of one in use, of the history, or out of use. */
export const publishedOf = (standing: RemoteStanding, version: string): PublishedVersion | undefined =>
  [
    ...standing.history,
    ...(standing.canary ? [standing.canary.published] : []),
    ...standing.retired.flatMap(({ published }) => (published ? [published] : [])),
  ].find((one) => one.version === version);

/** The versions with files that nobody is pointed at: those that stay for open pages, and those whose time is over. */
export function outOfUse(
  versions: readonly string[],
  before: RemoteStanding | undefined,
  standing: RemoteStanding,
  now: Date,
): { readonly staying: readonly RetiredVersion[]; readonly swept: readonly string[] } {
  const { history, current, canary, keepDays, retired } = standing;
  // What a rollback would point at is at hand, however long ago it was in use.
  const stepBack = history[history.findIndex((one) => one.version === current.version) - 1];
  const inUse = [current, stepBack, canary?.published].map((one) => one?.version);
  const all = versions
    .filter((version) => !inUse.includes(version))
    .map((version): RetiredVersion => {
      const published = publishedOf(before ?? standing, version);
      const since = retired.find((one) => one.version === version)?.since ?? now.toISOString();
      return { version, since, ...(published ? { published } : {}) };
    });
  const isOver = ({ since }: RetiredVersion): boolean => now.getTime() - Date.parse(since) > keepDays * dayMs;
  return { staying: all.filter((one) => !isOver(one)), swept: all.filter(isOver).map(({ version }) => version) };
}
