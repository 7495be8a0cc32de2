import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { DownloadTokens, LINK_LIFE } from './download-token.js';

const key = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const own = key();
const tokens = new DownloadTokens(own);
const holder = { userId: randomUUID(), sessionId: randomUUID() };
const file = randomUUID();
const now = 1_800_000_000_000;

test('holds for its file, its holder and its time, at every instance with the same key', () => {
  const token = tokens.sign(file, holder, now);
  expect(new DownloadTokens(own).verify(token, file, holder, now + LINK_LIFE)).toBe(true);
  expect(tokens.verify(token, file, holder, now + LINK_LIFE + 1)).toBe(false);
  expect(tokens.verify(token, randomUUID(), holder, now)).toBe(false);
  expect(tokens.verify(token, file, { ...holder, sessionId: randomUUID() }, now)).toBe(false);
  expect(tokens.verify(token, file, { ...holder, userId: randomUUID() }, now)).toBe(false);
  expect(new DownloadTokens(key()).verify(token, file, holder, now)).toBe(false);
});

test('cannot be prolonged or made up', () => {
  const [end = '', mac = ''] = tokens.sign(file, holder, now).split('.');
  const later = (Number.parseInt(end, 36) + 60_000).toString(36);
  for (const forged of [
    `${later}.${mac}`,
    `${end}.${'A'.repeat(43)}`,
    `${end}.`,
    '.',
    '',
    undefined,
    7,
    `${end}.${mac}.${mac}`,
  ])
    expect(tokens.verify(forged, file, holder, now)).toBe(false);
});
