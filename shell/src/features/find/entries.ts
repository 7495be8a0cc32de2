import { find as words, handbook } from '@groundwork/domain-messages-shell';
import type { NavigationItem, UserSummary } from '@groundwork/web-mount';
import type { Found } from '../../data/find.js';
import { kindTitles, placeOf } from './places.js';
import type { Kind } from './places.js';
import { queueKeys } from './queue-keys.js';
import type { Recent } from './recent.js';

/** A line of the command bar. */
export interface Entry extends Recent {
  /** Beside it: how many wait there, or the keys that open it. */
  readonly aside: string;
  /** What is remembered as opened; screens are in the sidebar anyway. */
  readonly remembered: boolean;
}

/** By what an entry is known, wherever it stands. */
export const keyOf = ({ path, name }: Recent): string => `${path} ${name}`;

export interface EntryGroup {
  readonly title: string;
  readonly entries: readonly Entry[];
}

interface Facts {
  readonly text: string;
  readonly navigation: readonly NavigationItem[];
  readonly recent: readonly Recent[];
  readonly found: Found | undefined;
  readonly role: UserSummary['role'];
}

/** The handbook is in no sidebar. */
const handbookEntry: NavigationItem = { id: 'handbook', label: handbook.title, path: '/handbook', icon: 'info' };

const isLender = (role: UserSummary['role']): boolean => role === 'admin' || role === 'super';

const screenEntry = ({ id, label, path, count }: NavigationItem, role: UserSummary['role']): Entry => {
  const key = isLender(role) ? queueKeys[id] : undefined;
  return {
    path,
    name: label,
    detail: '',
    aside: [count ? String(count) : '', key ? `Alt+Shift+${key}` : ''].filter(Boolean).join(' · '),
    remembered: false,
  };
};

/** What the bar offers: without words what was opened last and all screens, else what fits the words. */
export function entryGroups({ text, navigation, recent, found, role }: Facts): EntryGroup[] {
  const typed = text.trim().toLowerCase();
  const screens = [...navigation, handbookEntry]
    .filter(({ label }) => label.toLowerCase().includes(typed))
    .map((item) => screenEntry(item, role));
  const opened = typed === '' ? recent.map((each) => ({ ...each, aside: '', remembered: true })) : [];
  const items = typed === '' ? [] : (found?.items ?? []);
  const kinds = (Object.keys(kindTitles) as Kind[]).map((kind) => ({
    title: kindTitles[kind],
    entries: items
      .filter((item) => item.kind === kind)
      .map((item) => ({
        path: placeOf(item, role),
        name: item.name,
        detail: item.detail,
        aside: '',
        remembered: true,
      })),
  }));
  return [{ title: words.recent, entries: opened }, ...kinds, { title: words.screensOf, entries: screens }].filter(
    ({ entries }) => entries.length > 0,
  );
}
