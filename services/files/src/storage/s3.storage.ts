import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { StorageOptions } from '@groundwork/server-config';
import type { FileStorage } from './file-storage.js';

/** Size of a part, bytes; memory of an upload is this times the parts under way. */
const partBytes = 8 * 1024 * 1024;
const partsAtOnce = 2;

/** Files in a bucket. An object appears when its upload is complete; one that is given up leaves no parts behind. */
export class S3Storage implements FileStorage {
  private readonly client: S3Client;

  constructor(private readonly options: Extract<StorageOptions, { kind: 's3' }>) {
    const { endpoint, region, accessKeyId, secretAccessKey } = options;
    this.client = new S3Client({ region, credentials: { accessKeyId, secretAccessKey }, ...(endpoint ? { endpoint, forcePathStyle: true } : {}) });
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
