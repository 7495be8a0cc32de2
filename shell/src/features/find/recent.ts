import { remembered, rememberForSession } from '../../components/session-memory.js';

/** Something that was opened by the command bar. */
export interface Recent {
  readonly path: string;
  readonly name: string;
  readonly detail: string;
}

const most = 6;
const key = 'recent';
const hasTexts = (entry: Partial<Recent>): entry is Recent =>
  [entry.path, entry.name, entry.detail].every((text) => typeof text === 'string');

/** What was opened last, the newest first. It ends with the session: names of clients stay on no shared machine. */
export function recentlyOpened(): Recent[] {
  try {
    const stored: unknown = JSON.parse(remembered(key) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return (stored as (Partial<Recent> | null)[]).filter((entry) => entry !== null).filter(hasTexts);
  } catch {
    return [];
  }
}

export function remember({ path, name, detail }: Recent): void {
  const others = recentlyOpened().filter((each) => each.path !== path);
  rememberForSession(key, JSON.stringify([{ path, name, detail }, ...others].slice(0, most)));
}
