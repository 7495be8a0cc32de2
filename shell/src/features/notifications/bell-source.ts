import { fetchBell, streamAddress } from '../../data/bell.js';
import type { BellLine } from '../../data/bell.js';
import type { BellEvent } from './bell-events.js';

const pollMs = 20_000;
/** After the stream was refused, until it is tried again. */
const retryMs = 60_000;
/** After which the list is asked for though the stream has neither opened nor failed: something on the way may hold it back. */
const patienceMs = 3_000;

/**
 * Brings what happens at the bell, without reload. One tab of the browser reads the stream for all, since a browser has few
 * connections to an origin over HTTP/1.1; when it goes, another takes over. While the stream is away the same tab asks at
 * intervals, which does not keep a session alive. `who` names whose bell it is. Gives the way to stop.
 */
export function followBell(who: string, heard: (event: BellEvent) => void): () => void {
  const channel = new BroadcastChannel(`groundwork.bell ${who}`);
  const leaving = new AbortController();
  const tell = (event: BellEvent) => {
    if (leaving.signal.aborted) return;
    heard(event);
    channel.postMessage(event);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<BellEvent>) => heard(data));
  const load = () =>
    void fetchBell().then(
      (lines) => leaving.signal.aborted || heard({ type: 'list', lines }),
      () => leaving.signal.aborted || heard({ type: 'away' }),
    );
  const seen = () => {
    if (document.visibilityState === 'visible') load();
  };
  document.addEventListener('visibilitychange', seen);

  const lead = () =>
    new Promise<void>((gone) => leaving.signal.addEventListener('abort', () => gone(), { once: true }));
  const begin = () => {
    if (leaving.signal.aborted) return;
    const stop = readStream(tell);
    leaving.signal.addEventListener('abort', stop, { once: true });
    return lead();
  };
  const name = `groundwork.bell ${who}`;
  // Who does not read the stream asks for the list by itself, and reads when the tab that does is gone.
  const wait = () => {
    load();
    return navigator.locks.request(name, { signal: leaving.signal }, begin);
  };
  // Without locks (a page over plain HTTP) each tab reads for itself.
  if ('locks' in navigator)
    navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? begin() : wait())).catch(() => undefined);
  else void begin();

  return () => {
    leaving.abort();
    document.removeEventListener('visibilitychange', seen);
    channel.close();
  };
}

/** The stream while it lasts, the list at intervals while it does not; and the list once, as soon as nothing is missed after it. */
function readStream(tell: (event: BellEvent) => void): () => void {
  let source: EventSource | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  // A list brings what came while nobody listened. What fails for longer shows in the areas; a 401 is handled where all are.
  const list = () => {
    isAsked = true;
    void fetchBell().then(
      (lines) => tell({ type: 'list', lines }),
      () => tell({ type: 'away' }),
    );
  };
  const poll = (on: boolean) => {
    clearInterval(polling);
    polling = on ? setInterval(list, pollMs) : undefined;
  };
  const open = () => {
    source = new EventSource(streamAddress);
    source.addEventListener('open', () => {
      poll(false);
      list();
    });
    source.addEventListener('notice', ({ data }: MessageEvent<string>) =>
      tell({ type: 'notice', line: JSON.parse(data) as BellLine }),
    );
    source.addEventListener('read', ({ data }: MessageEvent<string>) =>
      tell({ type: 'read', ids: JSON.parse(data) as string[] }),
    );
    source.addEventListener('error', () => {
      if (!polling) poll(true);
      const isLast = source?.readyState === EventSource.CLOSED;
      if (isLast || !isAsked) list();
      // A connection that broke is opened again by the browser; an answer that is no stream is the last one.
      if (!isLast) return;
      clearTimeout(retry);
      retry = setTimeout(open, retryMs);
    });
  };
  open();
  const patience = setTimeout(() => isAsked || list(), patienceMs);
  return () => {
    source?.close();
    poll(false);
    clearTimeout(patience);
    clearTimeout(retry);
  };
}
