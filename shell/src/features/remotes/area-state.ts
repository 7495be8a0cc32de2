import type { LoadedArea } from './area-loader.js';

/** Where the entry of an area stands. */
export type AreaState = { attempt: number } & (
  { phase: 'loading' } | ({ phase: 'ready' } & LoadedArea) | { phase: 'failed'; reason: string; detail?: string }
);

export type AreaEvent =
  | { type: 'loaded'; attempt: number; area: LoadedArea }
  /** `detail`: a sentence for the user, where there is more to say than that it is away. */
  | { type: 'failed'; attempt: number; reason: string; detail?: string }
  | { type: 'late'; attempt: number }
  | { type: 'enter' };

/** Explained as not available when it takes longer than this, all steps together. */
export const loadDeadlineMs = 4_000;

export const entering: AreaState = { phase: 'loading', attempt: 0 };

/**
 * What follows on what. Events of an attempt that is not the current one are ignored. One that comes late and well
 * after all is shown: the user need not press 'Try again' for something that has arrived.
 */
export function areaReducer(state: AreaState, event: AreaEvent): AreaState {
  if (event.type === 'enter') return { phase: 'loading', attempt: state.attempt + 1 };
  if (event.attempt !== state.attempt) return state;
  switch (event.type) {
    case 'loaded':
      return state.phase === 'ready' ? state : { phase: 'ready', attempt: state.attempt, ...event.area };
    case 'failed':
      return { phase: 'failed', attempt: state.attempt, reason: event.reason, detail: event.detail };
    case 'late':
      return state.phase === 'loading' ? { phase: 'failed', attempt: state.attempt, reason: 'slow' } : state;
  }
}
