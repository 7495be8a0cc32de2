import { beforeEach, expect, it } from '@jest/globals';
import { forgetSession } from '../../components/session-memory.js';
import { manifestAhead } from './ahead.js';
import { fetchKnown } from './known-scripts.js';

const base = 'http://localhost:4201/v2';
const published = {
  version: 'v2',
  manifestUrl: `${base}/mf-manifest.json`,
  entryIntegrity: 'sha384-entry',
  manifestIntegrity: 'sha384-m',
  live: false,
};
const manifest = {
  name: 'borrower_v2',
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
  integrity: { 'remoteEntry.js': 'sha384-entry', 'app.js': 'sha384-app', 'list.js': 'sha384-list' },
  home: ['list.js'],
  exposes: [{ assets: { js: { sync: ['app.js'] } } }],
};
const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('head > link[rel=preload]')].map((link) => [
    link.getAttribute('href') ?? link.href,
    link.integrity,
  ]);
const first = [
  [`${base}/remoteEntry.js`, 'sha384-entry'],
  [`${base}/app.js`, 'sha384-app'],
];
const ofHome = [`${base}/list.js`, 'sha384-list'];

beforeEach(() => {
  document.head.replaceChildren();
  forgetSession();
  history.replaceState(null, '', '/loans');
  globalThis.fetch = async () => Response.json(manifest);
});

it('what an area was loaded with is fetched at once when the page starts again, by its hashes', async () => {
  fetchKnown();
  expect(preloads()).toEqual([]);
  await manifestAhead('borrower', published, 0);
  fetchKnown();
  expect(preloads()).toEqual(first);
});

it('what its home is made of comes with it where the page opens there', async () => {
  await manifestAhead('borrower', published, 0);
  history.replaceState(null, '', '/home');
  fetchKnown();
  expect(preloads()).toEqual([...first, ofHome]);
});

it('nothing is known once the session has ended, nor of a developer’s version', async () => {
  await manifestAhead('borrower', published, 0);
  forgetSession();
  await manifestAhead('borrower', { ...published, live: true }, 0);
  fetchKnown();
  expect(preloads()).toEqual([]);
});

it('what the page names for the portal is fetched with it, and nothing of it before', () => {
  document.head.innerHTML = '<template><link rel="preload" as="script" href="/portal.js"></template>';
  expect(preloads()).toEqual([]);
  fetchKnown();
  expect(preloads()).toEqual([['/portal.js', undefined]]);
});
