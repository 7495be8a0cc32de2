import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ListMultipartUploadsCommandOutput } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { StorageOptions } from '@groundwork/server-config';
import { Problem } from '@groundwork/server-http';
import { crashedMs, keyPrefix } from './file-storage.types.js';
import type { FileStorage } from './file-storage.types.js';

/** Size of a part, bytes; memory of an upload is this times the parts under way. */
const partBytes = 8 * 1024 * 1024;
const partsAtOnce = 2;

interface Patience {
  /** Until a request has left and its answer begins, milliseconds; tried twice. */
  readonly answerMs: number;
  /** Between two pieces of an object, milliseconds: whoever reads it may pause for as long. */
  readonly silenceMs: number;
  /** After an upload that failed, until what may be left of it is cleared, milliseconds. */
  readonly clearMs: number;
}

/** Twice the first is less than the 30 seconds that a back end waits for the answer to an upload. */
const patience: Patience = { answerMs: 10_000, silenceMs: 120_000, clearMs: 60_000 };
/** After one that hung, so long nobody waits for it again, milliseconds. */
const restMs = 5_000;

/**
 * Files in a bucket. An object appears when its upload is complete; one that is given up leaves no parts behind. What the bucket itself
 * refuses or does not answer (away, hung, another key, no such bucket) is `upstream.unavailable`, and its reason stands in the log.
 */
export class S3Storage implements FileStorage {
  private readonly client: S3Client;
  private readonly logger = new Logger('Storage');
  private restsUntil = 0;

  constructor(
    private readonly options: Extract<StorageOptions, { kind: 's3' }>,
    private readonly times: Patience = patience,
  ) {
    const { endpoint, region, accessKeyId, secretAccessKey } = options;
    this.client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: 2,
      requestHandler: { connectionTimeout: 2_000, requestTimeout: times.answerMs, throwOnRequestTimeout: true },
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    });
    this.client.middlewareStack.add(
      (next) => async (call) => {
        if (performance.now() < this.restsUntil) throw new Error('The bucket did not answer a moment ago.');
        try {
          return await next(call);
        } catch (error) {
          if ((error as Error).name === 'TimeoutError') this.restsUntil = performance.now() + restMs;
          throw error;
        }
      },
      { step: 'initialize' },
    );
  }

  /**
   * Gives up the parts of uploads that a crash left open a day ago: no list shows them, and they are paid for. `now` in epoch
   * milliseconds.
   */
  async sweep(now: number): Promise<void> {
    const { bucket: Bucket } = this.options;
    let more: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {};
    while (more) {
      const page: ListMultipartUploadsCommandOutput = await this.client.send(
        new ListMultipartUploadsCommand({ Bucket, Prefix: keyPrefix, ...more }),
      );
      for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
        if (Initiated && now - Initiated.getTime() > crashedMs)
          await this.client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      more = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : undefined;
    }
  }

  async write(key: string, content: Readable): Promise<void> {
    let broken: unknown;
    content.once('error', (error) => (broken = error));
    const upload = new Upload({
      client: this.client,
      params: { Bucket: this.options.bucket, Key: key, Body: content },
      partSize: partBytes,
      queueSize: partsAtOnce,
      leavePartsOnError: true,
    });
    try {
      await upload.done();
    } catch (error) {
      const ofTheBucket = error !== broken;
      if (ofTheBucket) this.clearLater(key, upload.uploadId);
      else await this.clear(key, upload.uploadId).catch(() => this.clearLater(key, upload.uploadId));
      throw ofTheBucket ? this.unavailable(error) : error;
    }
  }

  async open(key: string): Promise<Readable> {
    const answer = await this.client
      .send(new GetObjectCommand({ Bucket: this.options.bucket, Key: key }))
      .catch((error: unknown) => {
        // A row without its bytes is a fault of ours, not of the bucket.
        throw (error as Error).name === 'NoSuchKey' ? error : this.unavailable(error);
      });
    if (!answer.Body) throw new Error('The bucket answered without a body.');
    const body = answer.Body as IncomingMessage;
    body.setTimeout(this.times.silenceMs, () =>
      body.destroy(new Error('The bucket is silent in the midst of an object.')),
    );
    return body;
  }

  async remove(key: string): Promise<void> {
    await this.client
      .send(new DeleteObjectCommand({ Bucket: this.options.bucket, Key: key }))
      .catch((error: unknown) => {
        throw this.unavailable(error);
      });
  }

  /** Nothing stays of an upload that was given up. */
  private async clear(key: string, uploadId: string | undefined): Promise<void> {
    const place = { Bucket: this.options.bucket, Key: key };
    if (uploadId) await this.client.send(new AbortMultipartUploadCommand({ ...place, UploadId: uploadId }));
    else await this.client.send(new DeleteObjectCommand(place));
  }

  /** Whoever sent it does not wait for that: a bucket that hung may have taken it all the same when it wakes. */
  private clearLater(key: string, uploadId: string | undefined): void {
    const again = () => void this.clear(key, uploadId).catch(() => undefined);
    setTimeout(again, this.times.clearMs).unref();
  }

  private unavailable(error: unknown): Problem {
    const { name, message } = error as Error;
    this.logger.error(`S3: ${name}: ${message}`);
    return new Problem('upstream.unavailable', undefined, undefined, { 'retry-after': '2' });
  }
}
