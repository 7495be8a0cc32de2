import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fill } from '@groundwork/domain-messages';
import { remotes } from '@groundwork/domain-messages-shell';
import {
  developerOrigin,
  endDeveloperVersion,
  noteDeveloperVersion,
  readDeveloperVersion,
} from './developer-version.js';
import { RemoteRefused } from './remote-refused.js';

const real = globalThis.fetch;
const origin = 'http://localhost:4201';
beforeEach(() => {
  globalThis.fetch = async () => Response.json({ developerOrigins: [origin] });
});
afterEach(() => {
  globalThis.fetch = real;
  endDeveloperVersion();
  history.replaceState(null, '', '/');
});
const open = (path: string) => {
  history.replaceState(null, '', path);
  noteDeveloperVersion();
};

describe("a developer's version of an area", () => {
  it('is taken from the address, which is as if nothing had been said, and stays for the tab', () => {
    open(`/loans?tab=paid&remote=borrower@${origin}`);
    expect(location.pathname + location.search).toBe('/loans?tab=paid');
    expect(developerOrigin('borrower')).toBe(origin);
    expect(developerOrigin('admin')).toBeUndefined();
    open('/home');
    expect(developerOrigin('borrower')).toBe(origin);
  });

  it.each([
    ['by the address', () => open('/home?remote=')],
    ['by the button', () => endDeveloperVersion()],
  ])('ends %s', (_name, end) => {
    open(`/home?remote=borrower@${origin}`);
    end();
    expect(developerOrigin('borrower')).toBeUndefined();
  });

  it('comes from the origins that the portal allows, and is refused in words from any other', async () => {
    await expect(readDeveloperVersion(origin)).resolves.toEqual({
      version: `live ${origin}`,
      manifestUrl: `${origin}/mf-manifest.json`,
      live: true,
    });
    for (const other of ['https://elsewhere.example', `${origin}1`, ''])
      await expect(readDeveloperVersion(other)).rejects.toThrow(
        new RemoteRefused(fill(remotes.notOfThisPortal, { origin: other })),
      );
  });
});
