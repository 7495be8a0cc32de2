import { fill } from '@groundwork/domain-messages';
import { operations as words } from '@groundwork/domain-messages-admin';
import type { Remote } from '../../data/api.js';

/** What somebody is about to do with a version of a remote. */
export interface RemoteAction {
  what: 'some' | 'all' | 'older' | 'withdraw';
  remote: Remote;
  version: string;
}

/** Whom it is given, where not all are. */
export interface Chosen {
  /** As typed. */
  share: string;
  roles: Remote['roles'];
}

/** The share in percent; undefined where what was typed is none. */
export const shareOf = ({ share }: Chosen): number | undefined =>
  /^[1-9][0-9]?$/.test(share.trim()) ? Number(share) : undefined;

export const isWhole = (action: RemoteAction, chosen: Chosen): boolean =>
  action.what !== 'some' || (shareOf(chosen) !== undefined && chosen.roles.length > 0);

/** What it begins with: as the canary stands, else a small share of all. */
export const chosenOf = ({ remote: { canary, roles }, version }: RemoteAction): Chosen =>
  canary?.version === version ? { share: String(canary.traffic), roles: canary.roles } : { share: '10', roles };

export function wordsOf({ what, remote, version }: RemoteAction, chosen: Chosen) {
  const { remote: name, current, canary, roles } = remote;
  const other = canary && canary.version !== version ? canary.version : undefined;
  const of = { version, current, remote: name };
  switch (what) {
    case 'some':
      return {
        title: fill(words.giveSomeTitle, of),
        confirm: canary?.version === version ? words.changeShare : words.giveSome,
        means: [
          fill(words.giveSomeMeans, { ...of, share: shareOf(chosen) ?? '?', roles: chosen.roles.join(', ') || '?' }),
          ...(other ? [fill(words.giveSomeEnds, { canary: other })] : []),
        ],
      };
    case 'withdraw':
      return {
        title: fill(words.takeBackTitle, of),
        confirm: words.takeBack,
        means: [
          fill(words.takeBackMeans, { ...of, share: canary?.traffic ?? 0, roles: (canary?.roles ?? []).join(', ') }),
        ],
      };
    case 'all':
    case 'older':
      return {
        title: fill(what === 'all' ? words.giveAllTitle : words.rollBackTitle, of),
        confirm: what === 'all' ? words.giveAll : words.rollBack,
        means: [
          fill(words.giveAllMeans, { ...of, roles: roles.join(', ') }),
          ...(other ? [fill(words.giveAllEnds, { canary: other })] : []),
        ],
      };
  }
}

/** The same as a command (infra/registry). */
export function commandOf({ what, remote: { remote, roles }, version }: RemoteAction, chosen: Chosen): string {
  switch (what) {
    case 'some': {
      const some = chosen.roles.length < roles.length ? ` --roles ${chosen.roles.join(',')}` : '';
      return `npm run canary:remote -- ${remote} ${shareOf(chosen) ?? '?'} --version ${version}${some}`;
    }
    case 'withdraw':
      return `npm run rollback:remote -- ${remote}`;
    case 'all':
    case 'older':
      return `npm run rollback:remote -- ${remote} ${version}`;
  }
}
