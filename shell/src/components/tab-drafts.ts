/** What was typed into a form of somebody who has no session yet. It ends with the tab, and at the latest when somebody signs in. */
export interface TabDraft<Values> {
  /** When it was typed, an instant in UTC. */
  readonly at: string;
  readonly values: Partial<Values>;
}

const prefix = 'groundwork.form.';

/** The draft of a form, undefined where there is none or it cannot be read. */
export function readTabDraft<Values>(key: string): TabDraft<Values> | undefined {
  try {
    const read = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null') as Partial<TabDraft<Values>> | null;
    return read?.at && read.values ? (read as TabDraft<Values>) : undefined;
  } catch {
    return undefined;
  }
}

export function writeTabDraft<Values>(key: string, draft: TabDraft<Values>): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(draft));
  } catch {
    // Full or refused: what is typed stands in the form all the same.
  }
}

/** Forgets the draft of a form; without a key those of all forms. */
export function dropTabDrafts(key = ''): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (key === '' ? name.startsWith(prefix) : name === prefix + key) sessionStorage.removeItem(name);
  } catch {
    // Nothing was stored there.
  }
}
