import type { Readable } from 'node:stream';
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
import { crashedMs, keyPrefix } from './file-storage.types.js';
import type { FileStorage } from './file-storage.types.js';

/** Size of a part, bytes; memory of an upload is this times the parts under way. */
const partBytes = 8 * 1024 * 1024;
const partsAtOnce = 2;

/** Files in a bucket. An object appears when its upload is complete; one that is given up leaves no parts behind. */
export class S3Storage implements FileStorage {
  private readonly client: S3Client;

  constructor(private readonly options: Extract<StorageOptions, { kind: 's3' }>) {
    const { endpoint, region, accessKeyId, secretAccessKey } = options;
    this.client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    });
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
    const upload = new Upload({
      client: this.client,
      params: { Bucket: this.options.bucket, Key: key, Body: content },
      partSize: partBytes,
      queueSize: partsAtOnce,
      leavePartsOnError: false,
    });
    await upload.done();
  }

  async open(key: string): Promise<Readable> {
    const answer = await this.client.send(new GetObjectCommand({ Bucket: this.options.bucket, Key: key }));
    if (!answer.Body) throw new Error('The bucket answered without a body.');
    return answer.Body as Readable;
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.options.bucket, Key: key }));
  }
}
