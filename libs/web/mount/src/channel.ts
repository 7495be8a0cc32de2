import type { AreaEvents } from './contract.js';

/** Typed events both ways between the shell and one mounted area. */
export interface AreaChannel {
  emit<E extends keyof AreaEvents>(event: E, payload: AreaEvents[E]): void;
  /** Returns the function that ends the subscription. */
  on<E extends keyof AreaEvents>(event: E, listener: (payload: AreaEvents[E]) => void): () => void;
}

/** A channel for one mount of one area. A listener that throws keeps no other from hearing the event. */
export function createChannel(): AreaChannel {
  const listeners = new Map<string, Set<(payload: never) => void>>();
  return {
    emit(event, payload) {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        try {
          listener(payload as never);
        } catch (error) {
          reportError(error);
        }
      }
    },
    on(event, listener) {
      const of = listeners.get(event) ?? new Set();
      listeners.set(event, of);
      of.add(listener as (payload: never) => void);
      return () => of.delete(listener as (payload: never) => void);
    },
  };
}
