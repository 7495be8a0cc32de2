import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { ReaderGone, ReaderStopped, ZipStream } from './zip-stream.js';

const now = new Date('2026-03-02T15:00:00.000Z');

it('has each file as it was written, small or stored', async () => {
  const zip = new ZipStream(now);
  const whole = buffer(zip.stream);
  const stored = randomBytes(10_000);
  await zip.add('texts/a.json', '["Größe"]');
  const file = zip.entry('files/b.bin', { stored: true });
  await file.write(stored.subarray(0, 4_000));
  await file.write(stored.subarray(4_000));
  await file.end();
  await zip.add('empty.txt', '');
  zip.close();
  const read = unzipSync(await whole);
  expect(Object.keys(read)).toEqual(['texts/a.json', 'files/b.bin', 'empty.txt']);
  expect(Buffer.from(read['texts/a.json'] ?? []).toString('utf8')).toBe('["Größe"]');
  expect(Buffer.from(read['files/b.bin'] ?? []).equals(stored)).toBe(true);
});

it('waits for its reader, and keeps no more than what it may', async () => {
  const zip = new ZipStream(now);
  const file = zip.entry('large.bin', { stored: true });
  let written = 0;
  const writing = (async () => {
    for (; written < 64; written += 1) await file.write(randomBytes(64 * 1024));
    await file.end();
    zip.close();
  })();
  await pause(50);
  expect(written).toBeLessThan(8);
  const whole = await buffer(zip.stream);
  await writing;
  expect(unzipSync(whole)['large.bin']).toHaveLength(64 * 64 * 1024);
});

it('tells who writes that nobody reads any more', async () => {
  const zip = new ZipStream(now);
  const file = zip.entry('large.bin', { stored: true });
  const writing = (async () => {
    for (;;) await file.write(randomBytes(64 * 1024));
  })();
  setTimeout(() => zip.stream.destroy(), 20);
  await expect(writing).rejects.toThrow(ReaderGone);
});

it('gives up a reader that takes nothing, and none that takes a little at a time', async () => {
  const write = async (zip: ZipStream) => {
    const file = zip.entry('large.bin', { stored: true });
    for (let turn = 0; turn < 16; turn += 1) await file.write(randomBytes(64 * 1024));
    await file.end();
    zip.close();
  };
  const stopped = new ZipStream(now, 100);
  await expect(write(stopped)).rejects.toThrow(ReaderStopped);
  expect(stopped.stream.destroyed).toBe(true);

  const slow = new ZipStream(now, 100);
  const writing = write(slow);
  let bytes = 0;
  for await (const chunk of slow.stream) {
    bytes += (chunk as Buffer).length;
    await pause(20);
  }
  await writing;
  expect(bytes).toBeGreaterThan(16 * 64 * 1024);
});

it('breaks off where it fails: no reader takes the part for the whole', async () => {
  const zip = new ZipStream(now);
  const whole = buffer(zip.stream);
  await zip.add('a.txt', 'a');
  zip.fail(new Error('the draws service is away'));
  await expect(whole).rejects.toThrow('the draws service is away');
});
