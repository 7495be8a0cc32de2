import { afterEach, describe, expect, it } from '@jest/globals';
import { version } from 'react';
import { fill } from '@groundwork/domain-messages';
import { remotes } from '@groundwork/domain-messages-shell';
import { readManifest, readRegistry } from './remote-address.js';
import { RemoteRefused } from './remote-refused.js';

const real = globalThis.fetch;
const requests: string[] = [];
function answering(answer: () => Response | Promise<Response>) {
  requests.length = 0;
  globalThis.fetch = async (input) => {
    requests.push(String(input));
    return answer();
  };
}
afterEach(() => {
  globalThis.fetch = real;
});

const user = { id: 'u', role: 'borrower' } as const;
const published = {
  version: 'v2',
  manifestUrl: 'http://localhost:4201/v2/mf-manifest.json',
  entryIntegrity: 'sha384-x',
  live: false,
};
const manifest = {
  name: 'borrower_v2',
  metaData: { globalName: 'borrower_v2', remoteEntry: { name: 'remoteEntry.abc.js', path: '' } },
  shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
  integrity: { 'remoteEntry.abc.js': 'sha384-x', 'home.abc.js': 'sha384-y', 'list.abc.js': 'sha384-z' },
  exposes: [{ assets: { js: { sync: ['home.abc.js'] } } }],
  home: ['list.abc.js'],
  homeCalls: ['/api/borrower/userprofile'],
};

describe('the registry', () => {
  const entry = (version: string, isDefault: boolean) => ({
    url: `http://localhost:4201/${version}/mf-manifest.json`,
    metadata: { version, integrity: 'sha384-x' },
    deployment: { traffic: isDefault ? 100 : 0, default: isDefault },
    extras: { roles: ['borrower'], manifestIntegrity: 'sha384-m' },
  });
  const holding = (...entries: object[]) =>
    answering(() => Response.json({ microFrontends: { 'groundwork/borrower': entries } }));

  it('names the default version of the area', async () => {
    holding(entry('v1', false), entry('v2', true));
    await expect(readRegistry('borrower', user)).resolves.toEqual({ ...published, manifestIntegrity: 'sha384-m' });
    expect(requests).toEqual(['/remotes.json']);
  });

  it('names the canary for who is of its share', async () => {
    holding(entry('v1', true), { ...entry('v2', false), deployment: { traffic: 100, default: false } });
    await expect(readRegistry('borrower', user)).resolves.toMatchObject({ version: 'v2' });
  });

  it('rejects for an area that was never published', async () => {
    answering(() => Response.json({ microFrontends: {} }));
    await expect(readRegistry('broker', user)).rejects.toThrow('broker');
  });

  it.each([
    ['of the entry', { metadata: { version: 'v2', integrity: '' } }],
    ['of the manifest', { extras: { roles: ['borrower'], manifestIntegrity: '' } }],
  ])('is refused without the hash %s, but for what is live', async (_name, lacking) => {
    holding({ ...entry('v2', true), ...lacking });
    await expect(readRegistry('borrower', user)).rejects.toThrow(new RemoteRefused(remotes.withoutHashes));
    holding({ ...entry('live', true), ...lacking, extras: { live: true } });
    await expect(readRegistry('borrower', user)).resolves.toMatchObject({ live: true });
  });
});

describe('the manifest', () => {
  it('gives container, entry and the hashes of the chunks', async () => {
    answering(() => Response.json(manifest));
    await expect(readManifest('borrower', published, 0)).resolves.toEqual({
      container: 'borrower_v2',
      globalName: 'borrower_v2',
      entryUrl: 'http://localhost:4201/v2/remoteEntry.abc.js',
      entryIntegrity: 'sha384-x',
      integrity: manifest.integrity,
      firstScripts: [{ url: 'http://localhost:4201/v2/home.abc.js', integrity: 'sha384-y' }],
      homeScripts: [{ url: 'http://localhost:4201/v2/list.abc.js', integrity: 'sha384-z' }],
      homeCalls: ['/api/borrower/userprofile'],
    });
  });

  it('leaves the addresses of a failed attempt', async () => {
    answering(() => Response.json(manifest));
    const { entryUrl } = await readManifest('borrower', published, 2);
    expect([requests[0], entryUrl]).toEqual([
      `${published.manifestUrl}?retry=2`,
      'http://localhost:4201/v2/remoteEntry.abc.js?retry=2',
    ]);
  });

  it.each([
    ['of another area', { name: 'admin_v2' }, remotes.ofAnotherArea],
    ['without hashes of its scripts', { integrity: undefined }, remotes.withoutHashes],
    [
      'that needs another major of React',
      { shared: [{ name: 'react', requiredVersion: '^18.2.0' }] },
      fill(remotes.needsOther, { name: 'react', needed: '^18.2.0', lent: version }),
    ],
  ])('%s is refused in words', async (_name, change, sentence) => {
    answering(() => Response.json({ ...manifest, ...change }));
    await expect(readManifest('borrower', published, 0)).rejects.toThrow(new RemoteRefused(sentence));
  });

  it.each([
    ['an answer that is not ok, though it is JSON', () => Response.json(manifest, { status: 503 })],
    ['what is not JSON', () => new Response('<html>')],
    ['JSON that is no manifest', () => Response.json({ hello: 1 })],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('rejects %s', async (_name, answer) => {
    answering(answer);
    await expect(readManifest('borrower', published, 0)).rejects.toThrow();
  });
});
