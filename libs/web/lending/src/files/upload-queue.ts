/** A file on its way. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Share that is sent, 0 to 1. */
  readonly share: number;
  /** Why it failed. */
  readonly error?: string;
  /** Whether trying again may help: the file itself was not refused. */
  readonly mayRetry?: boolean;
}

/** What becomes of a file: how it is sent, and who hears of the end. Kept with the file for another try. */
export interface Sending<Stored> {
  /** What is wrong with the file; it is not sent then. */
  check(file: File): string | undefined;
  send(file: File, under: { onProgress: (share: number) => void; signal: AbortSignal }): Promise<Stored>;
  onStored(stored: Stored): unknown;
  /** Why it failed, for people, and whether another try may help. */
  explain(error: unknown): { error: string; mayRetry: boolean };
  onFailed?(sentence: string): void;
  /** Everything is sent that could be: how many have arrived since the queue was last empty. */
  onArrived?(count: number): void;
}

/** Uploads of one browser at the same time; further ones wait. A browser has few connections to an origin. */
export const atOnce = 3;

/** Lets so many go at once, in the order in which they came. */
export class Lane {
  private free = atOnce;
  private readonly waiting: (() => void)[] = [];

  /** Resolves when it is this one's turn, to what ends the turn. */
  async turn(): Promise<() => void> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    return () => {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    };
  }
}

interface Running<Stored> {
  readonly sending: Sending<Stored>;
  abort: AbortController;
}

/** The files on their way to one place, as a store that outlives the screen that began them. */
export class UploadQueue<Stored = unknown> {
  private uploads: readonly Upload[] = [];
  private readonly running = new Map<string, Running<Stored>>();
  private readonly listeners = new Set<() => void>();
  private arrived = 0;

  constructor(
    private readonly lane: Lane,
    private readonly life: AbortSignal,
  ) {
    life.addEventListener('abort', () => this.running.forEach(({ abort }) => abort.abort()), { once: true });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The same array until something changes. */
  readonly snapshot = (): readonly Upload[] => this.uploads;

  start(chosen: readonly File[], sending: Sending<Stored>): void {
    for (const file of chosen) {
      const id = crypto.randomUUID();
      this.set([...this.uploads, { id, file, state: 'waiting', share: 0 }]);
      this.running.set(id, { sending, abort: new AbortController() });
      void this.run(id, file);
    }
  }

  /** Stops what runs or waits, and takes away what failed. */
  readonly cancel = (id: string): void => {
    this.running.get(id)?.abort.abort();
    this.remove(id);
  };

  readonly retry = (id: string): void => {
    const known = this.running.get(id);
    const upload = this.uploads.find((one) => one.id === id);
    if (!known || upload?.state !== 'failed') return;
    known.abort = new AbortController();
    this.change(id, { state: 'waiting', share: 0, error: undefined });
    void this.run(id, upload.file);
  };

  private async run(id: string, file: File): Promise<void> {
    const known = this.running.get(id);
    if (!known) return;
    const { sending } = known;
    const { signal } = known.abort;
    const complaint = sending.check(file);
    if (complaint !== undefined) return this.change(id, { state: 'failed', error: complaint, mayRetry: false });
    const done = await this.lane.turn();
    try {
      if (signal.aborted || this.life.aborted) return;
      this.change(id, { state: 'sending' });
      const stored = await sending.send(file, { signal, onProgress: (share) => this.change(id, { share }) });
      this.arrived += 1;
      this.remove(id);
      sending.onStored(stored);
    } catch (error) {
      if (signal.aborted) return this.remove(id);
      const why = sending.explain(error);
      this.change(id, { state: 'failed', ...why });
      sending.onFailed?.(why.error);
    } finally {
      done();
      this.tellArrived(sending);
    }
  }

  private tellArrived(sending: Sending<Stored>): void {
    if (this.arrived === 0 || this.uploads.some(({ state }) => state !== 'failed')) return;
    sending.onArrived?.(this.arrived);
    this.arrived = 0;
  }

  private remove(id: string): void {
    this.running.delete(id);
    this.set(this.uploads.filter((one) => one.id !== id));
  }

  private change(id: string, values: Partial<Upload>): void {
    this.set(this.uploads.map((one) => (one.id === id ? { ...one, ...values } : one)));
  }

  private set(uploads: readonly Upload[]): void {
    this.uploads = uploads;
    for (const listener of [...this.listeners]) listener();
  }
}

const places = new WeakMap<AbortSignal, { lane: Lane; queues: Map<string, UploadQueue<unknown>> }>();

/** The queue of a place, one for the life of an area: a screen that comes back finds what it began. */
export function queueOf<Stored>(life: AbortSignal, place: string): UploadQueue<Stored> {
  const of = places.get(life) ?? { lane: new Lane(), queues: new Map() };
  places.set(life, of);
  const queue = of.queues.get(place) ?? new UploadQueue<unknown>(of.lane, life);
  of.queues.set(place, queue);
  return queue as UploadQueue<Stored>;
}
