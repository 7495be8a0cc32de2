import type { BellLine } from '../../data/bell.js';

/** What the tabs of one browser tell each other of the bell, and what the stream tells the tab that reads it. */
export type BellEvent =
  | { type: 'list'; lines: BellLine[] }
  | { type: 'notice'; line: BellLine }
  | { type: 'read'; ids: string[] }
  /** The list could not be had. */
  | { type: 'away' };

/** What the bell shows: the unread lines, newest first, each once; and the line that has just come, to be announced. */
export interface BellState {
  unread: BellLine[];
  latest: BellLine | undefined;
}

export const silentBell: BellState = { unread: [], latest: undefined };

const newestFirst = (one: BellLine, other: BellLine): number =>
  other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id);

/** The bell after an event. A line may come more than once, and after it was read: the stream repeats some after a break. */
export function ring(state: BellState, event: BellEvent, read: ReadonlySet<string>): BellState {
  switch (event.type) {
    case 'list':
      return { ...state, unread: event.lines.filter((line) => !line.acknowledged && !read.has(line.id)) };
    case 'notice':
      if (read.has(event.line.id) || state.unread.some((line) => line.id === event.line.id)) return state;
      return { unread: [event.line, ...state.unread].sort(newestFirst), latest: event.line };
    case 'away':
      return state;
    case 'read':
      return { ...state, unread: state.unread.filter((line) => !event.ids.includes(line.id)) };
  }
}
