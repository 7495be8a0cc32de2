import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { endDeveloperVersion } from './developer-version.js';
import { goAhead, manifestAhead, registryAhead } from './ahead.js';
import type { PublishedRemote } from './remote-address.js';

const real = globalThis.fetch;
const user = { id: 'u1', role: 'borrower' } as const;
const base = 'http://localhost:4201/v2';
const registry = {
  microFrontends: {
    'groundwork/borrower': [
      {
        url: `${base}/mf-manifest.json`,
        metadata: { version: 'v2', integrity: 'sha384-entry' },
        deployment: { traffic: 100, default: true },
        extras: { roles: ['borrower'], manifestIntegrity: 'sha384-m' },
      },
    ],
  },
};
const manifest = {
  name: 'borrower_v2',
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
  shared: [],
  integrity: { 'remoteEntry.js': 'sha384-entry', 'app.js': 'sha384-app', 'list.js': 'sha384-list' },
  home: ['list.js'],
  exposes: [{ assets: { js: { sync: ['app.js'] } } }],
};
let requests: string[] = [];
let manifestAnswers: () => Response;
const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href, integrity, as, crossOrigin }) => ({
    href,
    integrity,
    as,
    crossOrigin,
  }));

beforeEach(() => {
  requests = [];
  manifestAnswers = () => Response.json(manifest);
  document.head.replaceChildren();
  history.replaceState(null, '', '/loans');
  globalThis.fetch = async (input) => {
    requests.push(String(input));
    return String(input) === '/remotes.json' ? Response.json(registry) : manifestAnswers();
  };
});
afterEach(() => {
  globalThis.fetch = real;
});

it('registry and manifest are read once, and the first scripts are fetched with their hashes', async () => {
  await goAhead(user);
  const remote = (await registryAhead(user)) as PublishedRemote;
  expect((await manifestAhead('borrower', remote, 0)).container).toBe('borrower_v2');
  expect(requests).toEqual(['/remotes.json', `${base}/mf-manifest.json`]);
  expect(preloads()).toEqual(
    [
      ['remoteEntry.js', 'sha384-entry'],
      ['app.js', 'sha384-app'],
    ].map(([file, integrity]) => ({ href: `${base}/${file}`, integrity, as: 'script', crossOrigin: 'anonymous' })),
  );
  // The next entry of the area, and another try, read what stands then.
  expect(registryAhead(user)).toBeUndefined();
  await manifestAhead('borrower', remote, 1);
  expect(requests.at(-1)).toBe(`${base}/mf-manifest.json?retry=1`);
});

it.each(['/', '/login', '/home'])('the scripts of the home come with them where the page opens at %s', async (path) => {
  history.replaceState(null, '', path);
  await goAhead(user);
  expect(preloads().map(({ href, integrity }) => [href, integrity])).toContainEqual([`${base}/list.js`, 'sha384-list']);
});

it('what was read for somebody else serves nobody', async () => {
  await goAhead(user);
  expect(registryAhead({ ...user, id: 'u2' })).toBeUndefined();
  expect(registryAhead(user)).toBeUndefined();
});

it('a developer’s version in the address is no published one: nothing is read ahead of it', async () => {
  history.replaceState(null, '', '/home?remote=borrower@http://localhost:4299');
  await goAhead(user);
  expect(registryAhead(user)).toBeUndefined();
  expect(requests).toEqual([]);
  expect(location.search).toBe('');
  endDeveloperVersion();
});

it('a manifest that could not be read ahead fails where it is needed, and is read by the next try', async () => {
  manifestAnswers = () => new Response('away', { status: 503 });
  await goAhead(user);
  expect(preloads()).toEqual([]);
  const remote = (await registryAhead(user)) as PublishedRemote;
  manifestAnswers = () => Response.json(manifest);
  await expect(manifestAhead('borrower', remote, 0)).rejects.toThrow('503');
  expect((await manifestAhead('borrower', remote, 1)).container).toBe('borrower_v2');
});
