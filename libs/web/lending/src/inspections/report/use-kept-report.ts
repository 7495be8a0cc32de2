import { useCallback, useEffect, useRef, useState } from 'react';
import { sentenceFor } from '@groundwork/web-http';
import { alone, until } from './alone.js';
import { hasRoomFor, newReport } from './kept-report.js';
import type { KeptPhoto, KeptReport, ReportedWork } from './kept-report.js';
import { isFull, keptStore, lasts } from './kept-store.js';
import { isFresh, nameOf, placeNow, smaller } from './taken-photographs.js';
import { sendReport } from './send-report.js';
import type { Calls } from './send-report.js';

/** How what is on the screen stands to what is kept. */
export type Keeping = 'kept' | 'keeping' | 'full' | 'none';

export interface KeptReportState {
  /** 'elsewhere' while another tab of this browser has it open; 'closed' where the inspection takes no report. */
  phase: 'loading' | 'elsewhere' | 'failed' | 'closed' | 'writing' | 'sent';
  failure?: string;
  report?: KeptReport;
  photos: readonly KeptPhoto[];
  keeping: Keeping;
  /** The photograph or report that is on its way, of so many. */
  sending?: { n: number; total: number };
  /** Why it was refused. */
  refused?: string;
}

const retryMs = 20_000;

/** Where a report is read from and sent to. It has to stay the same one between two renderings. */
export interface ReportSource extends Calls {
  /** Of what is kept: `<whose> <of what>`. */
  readonly key: string;
  /** 'closed' where no report is taken. */
  read(): Promise<ReportedWork | 'closed'>;
}

/** What can be read of an inspection now: from the server, else what this phone kept. */
async function begin({ key, read }: ReportSource): Promise<KeptReport | 'closed'> {
  const store = keptStore();
  const known = await store.report(key);
  if (known?.state === 'queued') return known;
  try {
    const reported = await read();
    if (reported === 'closed') return known ?? 'closed';
    return known ? { ...known, work: reported.work } : newReport(key, reported, new Date());
  } catch (error) {
    if (known) return known;
    throw error;
  }
}

/** A report of an inspection as it is written here, kept on this phone with every change, and sent. */
export function useKeptReport(source: ReportSource) {
  const [state, setState] = useState<KeptReportState>({
    phase: 'loading',
    photos: [],
    keeping: lasts ? 'kept' : 'none',
  });
  const change = useCallback((more: Partial<KeptReportState>) => setState((was) => ({ ...was, ...more })), []);
  const newest = useRef(state);
  newest.current = state;
  const { key } = source;

  const keep = useCallback(
    async (write: () => Promise<void>) => {
      if (lasts) change({ keeping: 'keeping' });
      try {
        await write();
        change({ keeping: lasts ? 'kept' : 'none' });
      } catch (error) {
        change({ keeping: isFull(error) ? 'full' : 'none' });
      }
    },
    [change],
  );

  useEffect(() => {
    const life = new AbortController();
    change({ phase: 'elsewhere' });
    void alone(`inspection ${key}`, life.signal, async () => {
      if (life.signal.aborted) return;
      change({ phase: 'loading' });
      try {
        const report = await begin(source);
        if (report === 'closed') change({ phase: 'closed' });
        else {
          change({ phase: 'writing', report, photos: await keptStore().photos(key) });
          await keep(() => keptStore().putReport(report));
        }
      } catch (error) {
        change({ phase: 'failed', failure: sentenceFor(error) });
      }
      await until(life.signal);
    });
    return () => life.abort();
  }, [key, source, change, keep]);

  const update = useCallback(
    (report: KeptReport) => {
      change({ report, refused: undefined });
      void keep(() => keptStore().putReport(report));
    },
    [change, keep],
  );

  const under = useRef(false);
  const send = useCallback(
    async (report: KeptReport) => {
      if (under.current) return;
      under.current = true;
      try {
        const outcome = await sendReport(keptStore(), report, source, (n, total) => change({ sending: { n, total } }));
        if (outcome.end === 'sent') change({ phase: 'sent', sending: undefined });
        else if (outcome.end === 'later') change({ sending: undefined });
        else {
          const again: KeptReport = { ...report, state: 'writing', sendKey: crypto.randomUUID() };
          change({ report: again, sending: undefined, refused: sentenceFor(outcome.error) });
          await keep(() => keptStore().putReport(again));
        }
      } finally {
        under.current = false;
        change({ sending: undefined });
      }
    },
    [source, change, keep],
  );

  const { report } = state;
  const isQueued = report?.state === 'queued' && state.phase === 'writing';
  useEffect(() => {
    if (!isQueued) return;
    const again = () => {
      const { report: queued } = newest.current;
      if (queued) void send(queued);
    };
    again();
    const timer = setInterval(again, retryMs);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [isQueued, send]);

  const addPhotos = useCallback(
    async (line: string | null, files: readonly File[], withPlace: boolean): Promise<'added' | 'too many'> => {
      if (!hasRoomFor(newest.current.photos, files.length)) return 'too many';
      const now = new Date();
      const place = withPlace && files.some((file) => isFresh(file, now)) ? await placeNow() : undefined;
      for (const file of files) {
        const content = await smaller(file);
        const photo: KeptPhoto = {
          id: crypto.randomUUID(),
          reportKey: key,
          line,
          takenAt: new Date(file.lastModified).toISOString(),
          place: isFresh(file, now) ? (place ?? null) : null,
          content,
          name: nameOf(file, content),
          fileUploadId: null,
        };
        setState((was) => ({ ...was, photos: [...was.photos, photo] }));
        await keep(() => keptStore().putPhoto(photo));
      }
      return 'added';
    },
    [key, keep],
  );
  const removePhoto = useCallback(
    (photoId: string) => {
      setState((was) => ({ ...was, photos: was.photos.filter((photo) => photo.id !== photoId) }));
      void keep(() => keptStore().removePhoto(photoId));
    },
    [keep],
  );
  return { state, update, addPhotos, removePhoto };
}
