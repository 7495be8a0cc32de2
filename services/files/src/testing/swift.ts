import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, ListMultipartUploadsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { freePort, Part } from '@groundwork/server-testkit';

export const swiftPrograms = [
  '/usr/bin/swift-proxy-server',
  '/usr/bin/swift-account-server',
  '/usr/bin/swift-container-server',
  '/usr/bin/swift-object-server',
];

export interface RealBucket {
  readonly options: {
    readonly kind: 's3';
    readonly endpoint: string;
    readonly region: string;
    readonly bucket: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  };
  readonly part: Part;
  readonly client: S3Client;
  /** Every object, and every upload in parts that is neither complete nor given up. */
  stored(): Promise<string[]>;
  close(): Promise<void>;
}

/** A bucket of OpenStack Swift, which speaks S3 by its s3api. */
export async function aRealBucket(): Promise<RealBucket> {
  const folder = mkdtempSync(join(tmpdir(), 'gw-swift-'));
  const port = await freePort();
  const options = {
    kind: 's3' as const,
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'groundwork',
    accessKeyId: 'test:tester',
    secretAccessKey: 'secret-of-the-tests',
  };
  const { accessKeyId, secretAccessKey, endpoint, region, bucket: Bucket } = options;
  const script = join(import.meta.dirname, 'swift-server.py');
  const args = [script, folder, String(port), accessKeyId, secretAccessKey];
  const part = await new Part({ command: '/usr/bin/python3', args, port }).start();
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ region, endpoint, forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket }));
  return {
    options,
    part,
    client,
    async stored() {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }));
      return [...Contents, ...Uploads].map(({ Key = '' }) => Key).sort();
    },
    async close() {
      client.destroy();
      await part.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
