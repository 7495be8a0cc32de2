import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { CreateMultipartUploadCommand, UploadPartCommand } from '@aws-sdk/client-s3';
import { problems } from '@groundwork/domain-messages';
import { aBorrower, hasDearParts } from '@groundwork/server-testkit';
import type { FileLinkDto, FileUploadDto } from '../files/file.dto.js';
import { startFiles } from '../testing/files-harness.js';
import type { FilesHarness } from '../testing/files-harness.js';
import { multipartHeaders, pdf, streamedForm } from '../testing/multipart.js';
import { aRealBucket, swiftPrograms } from '../testing/swift.js';
import type { RealBucket } from '../testing/swift.js';
import { storageKey } from './file-storage.types.js';
import { S3Storage } from './s3-storage.provider.js';

// Python on a machine that does other things takes its time.
jest.setTimeout(120_000);
const megabyte = 1024 * 1024;
const away = { status: 503, code: 'upstream.unavailable', detail: problems['upstream.unavailable'].sentence };
const inPieces = (content: Buffer) =>
  Readable.from([content.subarray(0, content.length >> 1), content.subarray(content.length >> 1)], {
    objectMode: false,
  });

(hasDearParts(...swiftPrograms) ? describe : describe.skip)(
  'OpenStack Swift as S3 (asked by npm run prove -- parts)',
  () => {
    let bucket: RealBucket;
    let harness: FilesHarness;
    let storage: S3Storage;
    beforeAll(async () => {
      bucket = await aRealBucket();
      storage = new S3Storage(bucket.options, { answerMs: 25_000, silenceMs: 1_500, clearMs: 1_000 });
      harness = await startFiles({ storage: bucket.options, uploadLimitBytes: 64 * megabyte });
    }, 180_000);
    afterAll(async () => {
      await harness?.close();
      await bucket?.close();
    });

    test.each([
      [1, storageKey(randomUUID())],
      [5 * megabyte, storageKey(randomUUID())],
      [17 * megabyte + 7, storageKey(randomUUID())],
      [9 * megabyte, "objects/ab/a +%#?&=ü地'().pdf"],
    ])('keeps %p bytes as they came as %p, and removes them', async (size, key) => {
      const content = randomBytes(size);
      await storage.write(key, inPieces(content));
      expect(await bucket.stored()).toEqual([key]);
      expect((await buffer(await storage.open(key))).equals(content)).toBe(true);
      await storage.remove(key);
      await storage.remove(key);
      await expect(storage.open(key)).rejects.toMatchObject({ name: 'NoSuchKey' });
      expect(await bucket.stored()).toEqual([]);
    });

    test('keeps nothing of what breaks off, early or after many parts', async () => {
      for (const parts of [1, 20]) {
        async function* cut() {
          for (let at = 0; at < parts; at += 1) yield randomBytes(megabyte);
          throw new Error('cut');
        }
        await expect(
          storage.write(storageKey(randomUUID()), Readable.from(cut(), { objectMode: false })),
        ).rejects.toThrow('cut');
        expect(await bucket.stored()).toEqual([]);
      }
    });

    test('is cleared of parts that a crash left open a day ago, and of nothing newer', async () => {
      const place = { Bucket: bucket.options.bucket, Key: storageKey(randomUUID()) };
      const { UploadId } = await bucket.client.send(new CreateMultipartUploadCommand(place));
      await bucket.client.send(new UploadPartCommand({ ...place, UploadId, PartNumber: 1, Body: randomBytes(100) }));
      await storage.sweep(Date.now());
      expect(await bucket.stored()).toEqual([place.Key]);
      await storage.sweep(Date.now() + 25 * 3_600_000);
      expect(await bucket.stored()).toEqual([]);
    });

    const companyId = randomUUID();
    const actor = aBorrower(companyId);
    const fields = { companyId, type: 'bank_statement' };
    const send = (content: Buffer) => harness.upload(actor, 'company', fields, { name: 'statement.pdf', content });
    const download = async (id: string) => {
      const { uri } = (await harness.as(actor).call<FileLinkDto>('GET', `/files/${id}/link`)).body;
      return harness.as(actor).call('GET', uri.replace(/^\/fileUpload\/content\/([^?]+)/, '/files/$1/content'));
    };
    const list = async () =>
      (await harness.as(actor).call<FileUploadDto[]>('GET', `/files?parentType=company&parentId=${companyId}`)).body;

    test('a file of the portal comes back byte for byte, with the hash that was written down', async () => {
      const content = Buffer.concat([pdf(), randomBytes(9 * megabyte)]);
      const { fileUploadId, sha256 } = (await send(content)).body;
      const { bytes } = await download(fileUploadId);
      expect([createHash('sha256').update(bytes).digest('hex'), bytes.length]).toEqual([sha256, content.length]);
    });

    test.each([
      ['another key', { secretAccessKey: 'no-secret' }],
      ['a key that nobody has', { accessKeyId: 'nobody:here' }],
      ['a bucket that is not there', { bucket: 'no-bucket' }],
    ])('%s: what is sent is not kept, and the person is told to try again', async (_what, wrong) => {
      const other = await startFiles({ storage: { ...bucket.options, ...wrong } });
      const answer = await other.upload(actor, 'company', fields, { name: 'statement.pdf', content: pdf() });
      expect(answer.body).toMatchObject(away);
      expect(answer.headers).toMatchObject({ 'retry-after': '2' });
      await other.close();
    });

    test('a reader who pauses is given the rest', async () => {
      const key = storageKey(randomUUID());
      const content = randomBytes(9 * megabyte);
      await storage.write(key, inPieces(content));
      const patient = await new S3Storage(bucket.options, { answerMs: 3_000, silenceMs: 30_000, clearMs: 1_000 }).open(
        key,
      );
      const parts: Buffer[] = [];
      for await (const part of patient as AsyncIterable<Buffer>) {
        if (parts.length === 3) await sleep(3_500);
        parts.push(part);
      }
      expect(Buffer.concat(parts).equals(content)).toBe(true);
      await storage.remove(key);
    });

    test('one that hangs in the midst of an object is given up', async () => {
      const key = storageKey(randomUUID());
      await storage.write(key, inPieces(randomBytes(9 * megabyte)));
      const read = async () => {
        for await (const part of (await storage.open(key)) as AsyncIterable<Buffer>) if (part) bucket.part.hang();
      };
      await expect(read()).rejects.toThrow();
      bucket.part.goOn();
      await storage.remove(key);
    });

    test('one that hangs is given up within seconds, and from then on nobody waits for it', async () => {
      const before = await bucket.stored();
      bucket.part.hang();
      const hasty = new S3Storage(bucket.options, { answerMs: 3_000, silenceMs: 1_500, clearMs: 12_000 });
      const begun = Date.now();
      await expect(hasty.write(storageKey(randomUUID()), inPieces(pdf()))).rejects.toMatchObject({ code: away.code });
      expect(Date.now() - begun).toBeLessThan(20_000);
      const again = Date.now();
      await expect(hasty.remove(storageKey(randomUUID()))).rejects.toMatchObject({ code: away.code });
      expect(Date.now() - again).toBeLessThan(500);
      bucket.part.goOn();
      // It takes what it was sent before it hung, and what came of it goes.
      const isAsBefore = async () => String(await bucket.stored()) === String(before);
      for (const end = Date.now() + 10_000; Date.now() < end && (await isAsBefore());) await sleep(50);
      for (const end = Date.now() + 30_000; Date.now() < end && !(await isAsBefore());) await sleep(50);
      expect(await bucket.stored()).toEqual(before);
      await storage.write(storageKey('x1'), inPieces(pdf()));
      await storage.remove(storageKey('x1'));
    }, 180_000);

    test('away, nothing is kept, nothing is lost, and all goes on when it is back', async () => {
      const { fileUploadId } = (await send(pdf('before'))).body;
      const files = await list();
      await bucket.part.stop();
      expect((await send(pdf())).body).toMatchObject(away);
      expect((await download(fileUploadId)).body).toMatchObject(away);
      await bucket.part.start();
      expect(await list()).toEqual(files);
      expect((await download(fileUploadId)).bytes.equals(pdf('before'))).toBe(true);
      expect((await send(pdf('after'))).status).toBe(201);
    }, 180_000);

    test('gone in the midst of an upload, it leaves no file', async () => {
      const files = await list();
      const answer = await harness.as(actor).call(
        'POST',
        '/files/company',
        streamedForm(fields, { name: 'statement.pdf' }, async function* () {
          yield pdf();
          for (let at = 0; at < 10; at += 1) yield randomBytes(megabyte);
          while ((await bucket.stored()).length === files.length) await sleep(20);
          await bucket.part.stop();
          for (let at = 0; at < 10; at += 1) yield randomBytes(megabyte);
        }),
        { headers: multipartHeaders },
      );
      expect(answer.body).toMatchObject(away);
      expect(await list()).toEqual(files);
      await bucket.part.start();
    }, 180_000);
  },
);
