import { dropDraft, readDraft, writeDraft } from '@groundwork/web-forms';
import { ApiProblem } from '@groundwork/web-http';
import type { DrawDraft, DrawDraftLine, SavedDrawDraft } from '../../../data/api.js';
import { emptyEntry, emptyWhole, entryOf, isReadable, savedLine, wholeOf } from './draw-values.js';
import type { Entries, Entry, Whole } from './draw-values.js';

/** What the keeper asks of the service. */
export interface DraftCalls {
  start: () => Promise<DrawDraft>;
  save: (id: string, body: SavedDrawDraft) => Promise<DrawDraft>;
}

export interface KeptDraft {
  readonly draft: DrawDraft | null;
  readonly entries: Entries;
  readonly whole: Whole;
  /** Lines that a colleague changed as well, as they stand there. */
  readonly conflicts: Readonly<Record<string, DrawDraftLine>>;
  readonly wholeConflict: boolean;
  /** Where what is typed is kept, and since when (milliseconds). */
  readonly keeping: { readonly where: 'server' | 'browser'; readonly at: number } | undefined;
  /** Why nothing is saved any more: somebody submitted or discarded the draft. */
  readonly gone: string | undefined;
}

/** What the browser keeps: the lines that are not saved yet, each over its version; the whole under ''. */
interface Unsaved {
  lines: Record<string, { entry: Entry; version: number }>;
  whole?: { value: Whole; version: number };
}

const isSameLine = (line: DrawDraftLine, entry: Entry): boolean =>
  JSON.stringify(savedLine('', 0, entryOf(line))) === JSON.stringify(savedLine('', 0, entry));

const SAVE_AFTER = 800;
const TRY_AGAIN_AFTER = 5_000;

/**
 * Keeps a draw that is being written: in the browser at once, with the service a moment later, line by line. A line that
 * somebody else saved meanwhile waits until one of the two is chosen; all others go on.
 */
export class DraftKeeper {
  private state: KeptDraft;
  private readonly unsaved: Unsaved = { lines: {} };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private queue: Promise<void> = Promise.resolve();
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly key: string,
    draft: DrawDraft | null,
    private readonly calls: DraftCalls,
  ) {
    this.state = {
      draft,
      entries: Object.fromEntries((draft?.lineItems ?? []).map((line) => [line.additionalBudgetItemId, entryOf(line)])),
      whole: draft ? wholeOf(draft) : emptyWhole,
      conflicts: {},
      wholeConflict: false,
      keeping: draft ? { where: 'server', at: Date.parse(draft.changedAt) } : undefined,
      gone: undefined,
    };
    this.restore();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): KeptDraft => this.state;

  edit(id: string, change: (entry: Entry) => Entry): void {
    const entry = change(this.state.entries[id] ?? emptyEntry);
    this.unsaved.lines[id] = { entry, version: this.unsaved.lines[id]?.version ?? this.versionOf(id) };
    this.tell({ entries: { ...this.state.entries, [id]: entry } });
    this.later();
  }

  editWhole(change: (whole: Whole) => Whole): void {
    const value = change(this.state.whole);
    this.unsaved.whole = { value, version: this.unsaved.whole?.version ?? this.state.draft?.wholeVersion ?? 1 };
    this.tell({ whole: value });
    this.later();
  }

  /** One of two versions of a line is chosen. */
  resolve(id: string, choice: 'mine' | 'theirs'): void {
    const { [id]: theirs, ...conflicts } = this.state.conflicts;
    const mine = this.unsaved.lines[id];
    if (!theirs) return;
    if (choice === 'mine' && mine) mine.version = theirs.version;
    else delete this.unsaved.lines[id];
    const entry = choice === 'mine' && mine ? mine.entry : entryOf(theirs);
    this.tell({ conflicts, entries: { ...this.state.entries, [id]: entry } });
    this.later();
  }

  resolveWhole(choice: 'mine' | 'theirs'): void {
    const { draft } = this.state;
    if (!draft) return;
    if (choice === 'mine' && this.unsaved.whole) this.unsaved.whole.version = draft.wholeVersion;
    else delete this.unsaved.whole;
    this.tell({ wholeConflict: false, whole: this.unsaved.whole?.value ?? wholeOf(draft) });
    this.later();
  }

  /** Sends what waits, and gives the draft with all of it; undefined where something could not be saved or has to be chosen. */
  async settle(): Promise<DrawDraft | undefined> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = this.queue.then(() => this.send());
    await this.queue;
    return this.isSettled ? (this.state.draft ?? undefined) : undefined;
  }

  /** It was submitted or discarded: the browser forgets it. */
  forget(): void {
    clearTimeout(this.timer);
    this.unsaved.lines = {};
    delete this.unsaved.whole;
    dropDraft(this.key);
  }

  /** Somebody saved meanwhile: what is not typed over here follows, the rest is a conflict. */
  adopt(draft: DrawDraft): void {
    const entries: Record<string, Entry> = {};
    const conflicts: Record<string, DrawDraftLine> = {};
    for (const line of draft.lineItems) {
      const id = line.additionalBudgetItemId;
      const mine = this.unsaved.lines[id];
      entries[id] = mine?.entry ?? entryOf(line);
      if (!mine || mine.version === line.version) continue;
      // Saved from here a moment ago, by a dialog that was closed.
      if (isSameLine(line, mine.entry)) delete this.unsaved.lines[id];
      else conflicts[id] = line;
    }
    for (const [id, { entry }] of Object.entries(this.unsaved.lines)) entries[id] ??= entry;
    const { whole } = this.unsaved;
    this.tell({
      draft,
      entries,
      conflicts,
      whole: whole?.value ?? wholeOf(draft),
      wholeConflict: whole !== undefined && whole.version !== draft.wholeVersion,
    });
  }

  private get isSettled(): boolean {
    return Object.keys(this.unsaved.lines).length === 0 && this.unsaved.whole === undefined;
  }

  private versionOf(id: string): number {
    return this.state.draft?.lineItems.find((line) => line.additionalBudgetItemId === id)?.version ?? 0;
  }

  private restore(): void {
    const stored = readDraft<Unsaved>(this.key)?.values;
    if (!stored) return;
    Object.assign(this.unsaved, stored);
    if (this.state.draft) this.adopt(this.state.draft);
    else {
      const entries = Object.fromEntries(Object.entries(stored.lines).map(([id, { entry }]) => [id, entry]));
      this.tell({ entries, whole: stored.whole?.value ?? emptyWhole });
    }
    if (!this.isSettled) this.later();
  }

  private later(wait = SAVE_AFTER): void {
    if (this.isSettled) dropDraft(this.key);
    else {
      const values = this.unsaved;
      writeDraft<Unsaved>(this.key, { at: new Date().toISOString(), base: { lines: {} }, values });
    }
    if (this.state.gone !== undefined) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.settle(), wait);
  }

  /** The lines that can be sent: all of them can be read, and none waits for a choice. */
  private sendable(): [string, Unsaved['lines'][string]][] {
    return Object.entries(this.unsaved.lines).filter(
      ([id, { entry }]) => isReadable(entry) && !this.state.conflicts[id],
    );
  }

  private async send(): Promise<void> {
    const lines = this.sendable();
    const whole = this.state.wholeConflict ? undefined : this.unsaved.whole;
    if ((lines.length === 0 && !whole) || this.state.gone !== undefined) return;
    try {
      const { id } = this.state.draft ?? (await this.begin());
      const saved = await this.calls.save(id, {
        lineItems: lines.map(([item, { entry, version }]) => savedLine(item, version, entry)),
        ...(whole
          ? {
              whole: {
                version: whole.version,
                note: whole.value.note || null,
                supportingDocuments: whole.value.files.map((file) => file.id),
              },
            }
          : {}),
      });
      this.wasSaved(saved, lines, whole);
    } catch (error) {
      this.failed(error);
    }
  }

  private async begin(): Promise<DrawDraft> {
    const draft = await this.calls.start();
    this.adopt(draft);
    return draft;
  }

  /** What was typed on while it was sent is still to be saved, over the version that came back. */
  private wasSaved(saved: DrawDraft, lines: [string, Unsaved['lines'][string]][], whole: Unsaved['whole']): void {
    const versions = new Map(saved.lineItems.map((line) => [line.additionalBudgetItemId, line.version]));
    for (const [id, sent] of lines) {
      const now = this.unsaved.lines[id];
      if (now?.entry === sent.entry) delete this.unsaved.lines[id];
      else if (now) now.version = versions.get(id) ?? now.version;
    }
    if (whole && this.unsaved.whole?.value === whole.value) delete this.unsaved.whole;
    else if (whole && this.unsaved.whole) this.unsaved.whole.version = saved.wholeVersion;
    this.adopt(saved);
    this.tell({ keeping: { where: 'server', at: Date.now() } });
    if (this.isSettled) dropDraft(this.key);
    else if (this.sendable().length > 0) this.later();
  }

  private failed(error: unknown): void {
    if (error instanceof ApiProblem && error.status === 409 && error.current) {
      this.adopt(error.current as DrawDraft);
      this.later();
      return;
    }
    if (error instanceof ApiProblem && error.status === 404) {
      this.tell({ gone: error.message });
      return;
    }
    this.tell({ keeping: { where: 'browser', at: Date.now() } });
    if (this.listeners.size > 0) this.later(TRY_AGAIN_AFTER);
  }

  private tell(change: Partial<KeptDraft>): void {
    this.state = { ...this.state, ...change };
    this.listeners.forEach((listener) => listener());
  }
}
