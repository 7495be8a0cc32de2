import { afterEach, describe, expect, it } from '@jest/globals';
import { readManifest, readRegistry } from './remote-address.js';

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

const published = {
  version: 'v2',
  manifestUrl: 'http://localhost:4201/v2/mf-manifest.json',
  entryIntegrity: 'sha384-x',
};
const manifest = {
  name: 'borrower_v2',
  metaData: { globalName: 'borrower_v2', remoteEntry: { name: 'remoteEntry.abc.js', path: '' } },
};

describe('the registry', () => {
  const entry = (version: string, isDefault: boolean) => ({
    url: `http://localhost:4201/${version}/mf-manifest.json`,
    metadata: { version, integrity: 'sha384-x' },
    deployment: { traffic: 100, default: isDefault },
  });

  it('names the default version of the area', async () => {
    answering(() =>
      Response.json({ microFrontends: { 'groundwork/borrower': [entry('v1', false), entry('v2', true)] } }),
    );
    await expect(readRegistry('borrower')).resolves.toMatchObject(published);
    expect(requests).toEqual(['/remotes.json']);
  });

  it('rejects for an area that was never published', async () => {
    answering(() => Response.json({ microFrontends: {} }));
    await expect(readRegistry('broker')).rejects.toThrow('broker');
  });
});

describe('the manifest', () => {
  it('gives container and entry', async () => {
    answering(() => Response.json(manifest));
    await expect(readManifest(published, 0)).resolves.toEqual({
      container: 'borrower_v2',
      globalName: 'borrower_v2',
      entryUrl: 'http://localhost:4201/v2/remoteEntry.abc.js',
      entryIntegrity: 'sha384-x',
    });
  });

  it('leaves the addresses of a failed attempt', async () => {
    answering(() => Response.json(manifest));
    const { entryUrl } = await readManifest(published, 2);
    expect([requests[0], entryUrl]).toEqual([
      `${published.manifestUrl}?retry=2`,
      'http://localhost:4201/v2/remoteEntry.abc.js?retry=2',
    ]);
  });

  it.each([
    ['an answer that is not ok, though it is JSON', () => Response.json(manifest, { status: 503 })],
    ['what is not JSON', () => new Response('<html>')],
    ['JSON that is no manifest', () => Response.json({ hello: 1 })],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('rejects %s', async (_name, answer) => {
    answering(answer);
    await expect(readManifest(published, 0)).rejects.toThrow();
  });
});
