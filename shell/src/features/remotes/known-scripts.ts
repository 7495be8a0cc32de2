import { remembered } from '../../components/session-memory.js';

/** A script of an area by its address, with its hash where it has one. */
export interface Script {
  readonly url: string;
  readonly integrity?: string;
}

/** What an area is loaded with, as its last manifest said: its entry and what that loads next, and what its home is made of. */
export interface KnownScripts {
  /** The address at which `further` is needed, too, and `calls` are made. */
  readonly home: string;
  readonly first: readonly Script[];
  readonly further: readonly Script[];
  readonly calls: readonly string[];
}

/** Kept under it until the session ends. */
export const keyOfKnown = 'scripts';

/**
 * Fetches what the portal begins with, and the scripts that the area of whoever was here last was loaded with: beside the page's own, and
 * not after registry and manifest, which still decide what is loaded. What was published meanwhile is fetched when they have said so.
 */
export function fetchKnown(): void {
  // Named by tools/webpack/first-chunks.plugin.mjs.
  const template = document.querySelector('template');
  if (template) document.head.append(template.content);
  const known = knownScripts();
  if (known) scriptsOf(known).forEach(preload);
}

/** What cannot be read is known to nobody. */
export function knownScripts(): KnownScripts | undefined {
  try {
    return JSON.parse(remembered(keyOfKnown) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether the page was opened where who is signed in is led to first. */
export const opensAt = (home: string): boolean => ['/', '/login', home].includes(location.pathname);

/** Those of the home only where the page opens there. */
export const scriptsOf = ({ home, first, further }: KnownScripts): readonly Script[] =>
  opensAt(home) ? [...first, ...further] : first;

/** Has the browser fetch a script without running it. */
export function preload({ url, integrity }: Script): void {
  const link = document.createElement('link');
  Object.assign(link, {
    rel: 'preload',
    as: 'script',
    href: url,
    crossOrigin: 'anonymous',
    integrity: integrity ?? '',
    // As the page's own scripts, which are needed before.
    fetchPriority: 'low',
  });
  document.head.append(link);
}
