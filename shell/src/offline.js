// The worker of screens that open without a network (see docs/adr/0054). Whatever the network answers goes first; where it does not
// answer, the page and the files that such a screen put aside are served as they were then. Calls are never answered from here.
const cacheName = 'groundwork-offline';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || (origin === self.location.origin && pathname.startsWith('/api/'))) return;
  event.respondWith(fetch(request).catch((error) => putAside(request, error)));
});

async function putAside(request, error) {
  const cache = await caches.open(cacheName);
  const answer = await cache.match(request.mode === 'navigate' ? '/' : request, { ignoreVary: true });
  if (answer) return answer;
  throw error;
}
