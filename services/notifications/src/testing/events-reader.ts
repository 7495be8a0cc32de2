import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ReadEvent {
  readonly id?: string;
  readonly event: string;
  readonly data: unknown;
}

export interface EventsReader {
  readonly events: ReadEvent[];
  readonly ended: boolean;
  /** The data of the first `count` events of a kind, once they are there. */
  waitFor(event: string, count: number): Promise<unknown[]>;
  waitForEnd(): Promise<void>;
  close(): void;
}

const until = async (condition: () => boolean, what: () => string): Promise<void> => {
  for (let turn = 0; turn < 500; turn += 1) {
    if (condition()) return;
    await sleep(10);
  }
  throw new Error(`Within 5 s: ${what()}`);
};

/** Reads server-sent events as a browser does. */
export function readEvents(body: Readable): EventsReader {
  const events: ReadEvent[] = [];
  let ended = false;
  let text = '';
  body.setEncoding('utf8');
  body.on('data', (piece: string) => {
    text += piece;
    for (let at = text.indexOf('\n\n'); at >= 0; at = text.indexOf('\n\n')) {
      const fields = Object.fromEntries(
        text
          .slice(0, at)
          .split('\n')
          .map((line): [string, string] => [
            line.slice(0, line.indexOf(':')),
            line.slice(line.indexOf(':') + 1).trim(),
          ]),
      );
      text = text.slice(at + 2);
      if (fields['data'] !== undefined)
        events.push({
          event: fields['event'] ?? 'message',
          data: JSON.parse(fields['data']) as unknown,
          ...(fields['id'] ? { id: fields['id'] } : {}),
        });
    }
  });
  const end = (): void => {
    ended = true;
  };
  body.on('end', end).on('close', end).on('error', end);
  const of = (event: string) => events.filter((one) => one.event === event);
  return {
    events,
    get ended() {
      return ended;
    },
    async waitFor(event, count) {
      await until(
        () => of(event).length >= count,
        () => `${count} of ${event}, but ${JSON.stringify(events)}`,
      );
      return of(event).map(({ data }) => data);
    },
    waitForEnd: () =>
      until(
        () => ended,
        () => 'no end',
      ),
    close: () => body.destroy(),
  };
}
