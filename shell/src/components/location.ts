import { useSyncExternalStore } from 'react';

/**
 * Where the page is. The shell needs the path alone (which page, which deep link), so it has no router of its own:
 * inside an area, the area's router owns the address.
 */
const listeners = new Set<() => void>();
const changed = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('popstate', changed);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', changed);
  };
}

/** The path of the page, without query. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}

/** Goes to a path of this origin. Inside an area use its channel, or its router does not hear of it. */
export function goTo(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  changed();
}

/** The sign-in page that comes back to `path` afterwards. */
export function signInPath(path: string): string {
  return path === '/' || path === '/login' ? '/login' : `/login?next=${encodeURIComponent(path)}`;
}

/** Where a person wanted to go before signing in: a path of this origin and nothing else, or undefined. */
export function wantedPath(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (!next || !next.startsWith('/') || next.startsWith('/login')) return undefined;
  const url = new URL(next, location.origin);
  return url.origin === location.origin ? url.pathname + url.search + url.hash : undefined;
}
