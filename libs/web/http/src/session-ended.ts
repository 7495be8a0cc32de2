type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls the listener whenever a call of this bundle is answered 401. Returns the function that unsubscribes. */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceSessionEnded(): void {
  for (const listener of [...listeners]) listener();
}
