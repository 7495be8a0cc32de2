const cacheName = 'groundwork-offline';

/** Files of the page and of its areas, by their addresses: what a call answers is none. */
function loadedFiles(): string[] {
  const { origin } = location;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const scripts = [...document.scripts].map(({ src }) => src);
  const files = [...loaded, ...scripts].filter((address) => {
    if (!/^https?:/.test(address)) return false;
    const url = new URL(address);
    return url.origin !== origin || !url.pathname.startsWith('/api/');
  });
  return [...new Set([`${origin}/`, ...files])];
}

/**
 * Puts the page as it stands aside, with everything that it has loaded, and has a worker serve it while there is no network. What was put
 * aside before and is not part of the page any more is given up. Where the browser has no workers nothing happens.
 */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  await navigator.serviceWorker.register('/offline.js');
  const cache = await caches.open(cacheName);
  const files = loadedFiles();
  const known = await cache.keys();
  await Promise.all(known.filter(({ url }) => !files.includes(url)).map((request) => cache.delete(request)));
  // One that is gone by now keeps none of the others from being put aside.
  await Promise.allSettled(files.map((file) => cache.add(file)));
}
