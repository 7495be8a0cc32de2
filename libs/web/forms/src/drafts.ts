import { isKeepable, keepableOf } from '@groundwork/domain-validation';

/** What was typed and not saved yet, as the browser keeps it. */
export interface Draft<Values, Version = number> {
  /** When it was last typed in, an instant in UTC. */
  readonly at: string;
  /** The version of the record that it was typed over; undefined for something new. */
  readonly version?: Version;
  /** What the record held then. */
  readonly base: Values;
  readonly values: Values;
}

const prefix = 'groundwork.draft.';
const nameOf = (key: string): string => prefix + key;

/** The names of what is kept, of everybody. Storage that is refused keeps nothing. */
function names(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

const isOf = (userId: string) => (name: string) => name.startsWith(`${nameOf(userId)}.`);
const remove = (name: string): void => localStorage.removeItem(name);

/** How many drafts a user has in this browser; their keys begin with the user's id. */
export function countDrafts(userId: string): number {
  return names().filter(isOf(userId)).length;
}

/** A deliberate logout: nobody reads here what the user had typed. */
export function dropDraftsOf(userId: string): void {
  names().filter(isOf(userId)).forEach(remove);
}

/** Somebody signs in: what another user left here, whose session ended by itself, is no longer kept. */
export function dropDraftsOfOthers(userId: string): void {
  const own = isOf(userId);
  names()
    .filter((name) => !own(name))
    .forEach(remove);
}

/** The draft under a key, undefined where there is none or it cannot be read. */
export function readDraft<Values, Version = number>(key: string): Draft<Values, Version> | undefined {
  try {
    const read = JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null') as Partial<Draft<Values, Version>> | null;
    return read?.at && read.values && read.base ? (read as Draft<Values, Version>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a draft over a reload and the end of the session, without what no browser keeps (`unkeptFields`). A browser without storage keeps
 * none. The answer is all of it, for who keeps it elsewhere.
 */
export function writeDraft<Values extends object, Version = number>(
  key: string,
  draft: Draft<Values, Version>,
): string {
  // Written out once: that of a budget of a thousand lines is some hundred kilobytes.
  const text = JSON.stringify(draft);
  const ours = Object.keys(draft.values).every(isKeepable) ? text : keepableText(draft);
  try {
    if (ours === undefined) localStorage.removeItem(nameOf(key));
    else localStorage.setItem(nameOf(key), ours);
  } catch {
    // Full or refused: what is typed stands in the form all the same.
  }
  return text;
}

/** Nothing, where what was typed is in those fields alone. */
function keepableText<Values extends object, Version>(draft: Draft<Values, Version>): string | undefined {
  const [base, values] = [keepableOf(draft.base), keepableOf(draft.values)];
  return JSON.stringify(base) === JSON.stringify(values) ? undefined : JSON.stringify({ ...draft, base, values });
}

/** Forgets a draft: it was saved, or is not wanted. */
export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(nameOf(key));
  } catch {
    // Nothing was kept then either.
  }
}
