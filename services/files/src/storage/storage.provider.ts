import { Logger } from '@nestjs/common';
import type { ServiceOptions } from '@groundwork/server-config';
import { systemClock } from '@groundwork/domain-time';
import { DiskStorage } from './disk-storage.provider.js';
import type { FileStorage } from './file-storage.types.js';

/** The storage that the deployment is configured for. The S3 client is loaded only where it is used. */
export async function createStorage({ storage }: Pick<ServiceOptions, 'storage'>): Promise<FileStorage> {
  if (storage.kind === 'disk') return new DiskStorage(storage.directory).prepare(systemClock.now().getTime());
  const { S3Storage } = await import('./s3-storage.provider.js');
  const bucket = new S3Storage(storage);
  // A start does not wait for a bucket that is away, nor fail where listing is not allowed: the next one sweeps again.
  void bucket
    .sweep(systemClock.now().getTime())
    .catch((error: Error) => new Logger('Storage').warn(`The bucket was not swept: ${error.name}: ${error.message}`));
  return bucket;
}
