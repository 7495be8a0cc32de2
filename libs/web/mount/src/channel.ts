import type { AreaEvents } from './contract.js';

/** Typed events both ways between the shell and one mounted area. */
export interface AreaChannel {
  emit<E extends keyof AreaEvents>(event: E, payload: AreaEvents[E]): void;
  /** Returns the function that ends the subscription. */
  on<E extends keyof AreaEvents>(event: E, listener: (payload: AreaEvents[E]) => void): () => void;
}

/** What is a state and not a happening: who listens later is told the last one at once. */
const states: ReadonlySet<keyof AreaEvents> = new Set<keyof AreaEvents>(['esign']);

/** A channel for one mount of one area. A listener that throws keeps no other from hearing the event. */
export function createChannel(): AreaChannel {
  const listeners = new Map<string, Set<(payload: never) => void>>();
  const last = new Map<string, unknown>();
  const tell = (listener: (payload: never) => void, payload: unknown) => {
    try {
      (listener as (payload: unknown) => void)(payload);
    } catch (error) {
      reportError(error);
    }
  };
  return {
    emit(event, payload) {
      if (states.has(event)) last.set(event, payload);
      for (const listener of [...(listeners.get(event) ?? [])]) tell(listener, payload);
    },
    on(event, listener) {
      const of = listeners.get(event) ?? new Set();
      listeners.set(event, of);
      of.add(listener as (payload: never) => void);
      if (last.has(event)) tell(listener, last.get(event));
      return () => of.delete(listener as (payload: never) => void);
    },
  };
}
