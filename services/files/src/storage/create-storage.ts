import type { ServiceOptions } from '@groundwork/server-config';
import { systemClock } from '@groundwork/domain-time';
import { DiskStorage } from './disk.storage.js';
import type { FileStorage } from './file-storage.js';

/** The storage that the deployment is configured for. The S3 client is loaded only where it is used. */
export async function createStorage({ storage }: Pick<ServiceOptions, 'storage'>): Promise<FileStorage> {
  if (storage.kind === 'disk') return new DiskStorage(storage.directory).prepare(systemClock.now().getTime());
  const { S3Storage } = await import('./s3.storage.js');
  return new S3Storage(storage);
}
