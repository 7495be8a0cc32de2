import type { AreaEvents } from './contract.js';

/** Typed events both ways between the shell and one mounted area. */
export interface AreaChannel {
  emit<E extends keyof AreaEvents>(event: E, payload: AreaEvents[E]): void;
  /** Returns the function that ends the subscription. */
  on<E extends keyof AreaEvents>(event: E, listener: (payload: AreaEvents[E]) => void): () => void;
}

/** What is a state and not a happening: who listens later is told the last one at once. */
const states: ReadonlySet<keyof AreaEvents> = new Set<keyof AreaEvents>(['esign']);

type Listener = (payload: unknown) => void;

/** A channel for one mount of one area. A listener that throws keeps no other from hearing the event. */
export function createChannel(): AreaChannel {
  const listeners = new Map<string, Set<Listener>>();
  const last = new Map<string, unknown>();
  const tell = (listener: Listener, payload: unknown) => {
    try {
      listener(payload);
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
      // Under a name its payloads alone are emitted.
      const own: Listener = (payload) => listener(payload as AreaEvents[typeof event]);
      of.add(own);
      if (last.has(event)) tell(own, last.get(event));
      return () => of.delete(own);
    },
  };
}
