import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { aBucket } from '../testing/bucket.js';
import type { Bucket } from '../testing/bucket.js';
import { createStorage } from './storage.provider.js';
import { DiskStorage } from './disk-storage.provider.js';
import { S3Storage } from './s3-storage.provider.js';
import { storageKey } from './file-storage.types.js';
import type { FileStorage } from './file-storage.types.js';

const megabyte = 1024 * 1024;
const directory = mkdtempSync(join(tmpdir(), 'gw-storage-'));
let bucket: Bucket;
const storages: Record<string, FileStorage> = {};
beforeAll(async () => {
  bucket = await aBucket();
  storages['a disk'] = await createStorage({ storage: { kind: 'disk', directory } });
  storages['a bucket'] = await createStorage({ storage: inBucket() });
});
afterAll(async () => {
  await bucket.close();
  rmSync(directory, { recursive: true, force: true });
});

const inBucket = () => ({
  kind: 's3' as const,
  endpoint: bucket.url,
  region: 'us-east-1',
  bucket: 'groundwork',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
});
const storageOf = (name: string): FileStorage => {
  const storage = storages[name];
  if (!storage) throw new Error(`There is no storage called ${name}.`);
  return storage;
};
/** Whatever lies in the storages, whole or half. */
const remains = (): number =>
  readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length +
  bucket.objects.size +
  bucket.open.size;

describe.each(['a disk', 'a bucket'])('%s', (name) => {
  test.each([1, 5 * megabyte, 21 * megabyte + 7])('keeps %p bytes as they came, and removes them', async (size) => {
    const content = randomBytes(size);
    const key = storageKey(randomUUID());
    await storageOf(name).write(
      key,
      Readable.from([content.subarray(0, size >> 1), content.subarray(size >> 1)], { objectMode: false }),
    );
    expect((await buffer(await storageOf(name).open(key))).equals(content)).toBe(true);
    await storageOf(name).remove(key);
    await storageOf(name).remove(key);
    await expect(storageOf(name).open(key)).rejects.toThrow();
    expect(remains()).toBe(0);
  });

  test('keeps nothing of what breaks off, early or after many parts', async () => {
    for (const parts of [1, 30]) {
      async function* cut() {
        for (let at = 0; at < parts; at += 1) yield randomBytes(megabyte);
        throw new Error('cut');
      }
      await expect(
        storageOf(name).write(storageKey(randomUUID()), Readable.from(cut(), { objectMode: false })),
      ).rejects.toThrow('cut');
      expect(remains()).toBe(0);
    }
  });
});

test('a bucket gets large files in parts', () => expect(bucket.largest()).toBeLessThan(9 * megabyte));

test("a bucket is cleared of parts that a crash left open a day ago, of nothing newer, and of nobody else's", async () => {
  const now = Date.parse('2026-03-02T15:00:00.000Z');
  const left = (id: string, key: string, hours: number) =>
    bucket.open.set(id, {
      path: `/groundwork/${key}`,
      initiated: new Date(now - hours * 3_600_000).toISOString(),
      parts: new Map([[1, Buffer.from('x')]]),
    });
  left('old', storageKey(randomUUID()), 25);
  left('new', storageKey(randomUUID()), 1);
  left('other', 'backups/1', 25);
  await new S3Storage(inBucket()).sweep(now);
  expect([...bucket.open.keys()]).toEqual(['new', 'other']);
  bucket.open.clear();
});

test('a start clears what a crash left a day ago, and nothing newer', async () => {
  const now = 1_800_000_000_000;
  const own = mkdtempSync(join(tmpdir(), 'gw-storage-'));
  mkdirSync(join(own, 'incoming'));
  for (const [file, hours] of [
    ['old', 25],
    ['new', 1],
  ] as const) {
    writeFileSync(join(own, 'incoming', file), 'x');
    utimesSync(join(own, 'incoming', file), now / 1000 - hours * 3600, now / 1000 - hours * 3600);
  }
  await new DiskStorage(own).prepare(now);
  expect([existsSync(join(own, 'incoming', 'old')), existsSync(join(own, 'incoming', 'new'))]).toEqual([false, true]);
  rmSync(own, { recursive: true, force: true });
});
