import { textChanges } from '@groundwork/domain-validation';
import type { TextChange } from '@groundwork/domain-validation';
import { ApiProblem } from '@groundwork/web-http';
import type { Draft } from './drafts.js';

/** Where a wizard keeps drafts beyond this browser, by section; the content is written and read here alone. */
export interface DraftServer {
  read: (section: string) => Promise<{ readonly content: string | null; readonly revision?: number }>;
  /** Answers with the revision that it is now; one of other changes is a conflict. */
  keep: (section: string, draft: WrittenDraft) => Promise<{ readonly revision?: number }>;
  forget: (section: string) => Promise<unknown>;
}

/** A draft as it is sent: the whole, or what differs from a revision that the server has. */
export type WrittenDraft =
  { readonly content: string } | { readonly changes: { readonly revision: number; readonly pieces: TextChange[] } };

/** Where what is typed was last kept, and when (milliseconds); undefined before anything was typed. */
export type Kept = { readonly where: 'server' | 'browser'; readonly at: number } | undefined;

/** With the pause of the browser's own writing less than two seconds behind the last key. */
const SEND_AFTER = 1_250;
const TRY_AGAIN_AFTER = 5_000;

/**
 * A form's draft on the server: what is typed goes there at most every moment, one after the other, and again when the server was away.
 * Whoever forgets it is heard last, so that no late writing brings it back.
 */
export class ServerDraft<Values, Version> {
  private waiting: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private isThere = false;
  /** There is a draft on the server that nobody has decided about: nothing is written over it. */
  private isHeld = false;
  /** Counts how often it was forgotten: what was on its way then says nothing any more. */
  private forgotten = 0;
  private keeping: Kept;
  /** What the server has, as far as this form knows. */
  private known: { readonly content: string; readonly revision: number } | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly server: DraftServer | undefined,
    private readonly section: string,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly state = (): Kept => this.keeping;

  /**
   * What was typed elsewhere, or here before this browser forgot it; undefined where there is nothing, or nobody to ask. What is typed
   * meanwhile waits for the answer, and where there is one until it is taken, forgotten or released.
   */
  read(): Promise<Draft<Values, Version> | undefined> {
    const reading = this.ask();
    this.queue = this.queue.then(() => reading);
    return reading;
  }

  /** What is typed may be written over what was on the server. */
  release(): void {
    this.isHeld = false;
    if (this.waiting !== undefined) this.timer ??= setTimeout(() => this.send(), SEND_AFTER);
  }

  private async ask(): Promise<Draft<Values, Version> | undefined> {
    try {
      const { content, revision } = (await this.server?.read(this.section)) ?? {};
      if (!content) return undefined;
      this.isThere = true;
      this.know(content, revision);
      const draft = JSON.parse(content) as Partial<Draft<Values, Version>>;
      if (!draft.at || !draft.values || !draft.base) return undefined;
      this.isHeld = true;
      return draft as Draft<Values, Version>;
    } catch {
      return undefined;
    }
  }

  /** Takes a draft that is written out. */
  write(draft: string): void {
    if (!this.server) return;
    this.waiting = draft;
    this.timer ??= setTimeout(() => this.send(), SEND_AFTER);
  }

  /** Sends what waits: the form goes. What could not be sent stays in the browser. */
  flush(): void {
    if (this.waiting !== undefined) this.send();
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** It was saved, or is not wanted. */
  forget(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = undefined;
    this.isHeld = false;
    this.forgotten += 1;
    this.known = undefined;
    this.tell(undefined);
    this.queue = this.queue.then(async () => {
      if (!this.isThere) return;
      this.isThere = false;
      await this.server?.forget(this.section).catch(() => undefined);
    });
  }

  private send(): void {
    const content = this.waiting;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = undefined;
    if (content === undefined) return;
    const { forgotten } = this;
    this.queue = this.queue.then(async () => {
      if (forgotten !== this.forgotten) return;
      if (this.isHeld) {
        this.waiting ??= content;
        return;
      }
      try {
        await this.keep(content);
        this.isThere = true;
        if (forgotten === this.forgotten) this.tell({ where: 'server', at: Date.now() });
      } catch {
        if (forgotten !== this.forgotten) return;
        this.tell({ where: 'browser', at: Date.now() });
        // Something newer may wait already, and goes in its place.
        this.waiting ??= content;
        if (this.listeners.size > 0) this.timer ??= setTimeout(() => this.send(), TRY_AGAIN_AFTER);
      }
    });
  }

  /** Sends what was typed since the server heard last; the whole where it has something else by now. */
  private async keep(content: string): Promise<void> {
    const { known, forgotten } = this;
    const written = known ? changesOf(known, content) : { content };
    let answer: Awaited<ReturnType<DraftServer['keep']>> | undefined;
    try {
      answer = await this.server?.keep(this.section, written);
    } catch (error) {
      this.known = undefined;
      if (!(error instanceof ApiProblem) || error.code !== 'state.version_conflict') throw error;
      answer = await this.server?.keep(this.section, { content });
    }
    if (forgotten === this.forgotten) this.know(content, answer?.revision);
  }

  private know(content: string, revision: number | undefined): void {
    this.known = revision ? { content, revision } : undefined;
  }

  private tell(keeping: Kept): void {
    this.keeping = keeping;
    this.listeners.forEach((listener) => listener());
  }
}

/** The changes of what the server has; the whole where they would be more than half of it. */
function changesOf(known: { readonly content: string; readonly revision: number }, content: string): WrittenDraft {
  const pieces = textChanges(known.content, content);
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
  return length * 2 < content.length ? { changes: { revision: known.revision, pieces } } : { content };
}
