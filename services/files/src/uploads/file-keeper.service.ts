import { Inject, Injectable } from '@nestjs/common';
import { acceptsContentType, nameFits, safeFileName } from '@groundwork/domain-files';
import { shared } from '@groundwork/domain-messages';
import type { ServiceOptions } from '@groundwork/server-config';
import { Problem } from '@groundwork/server-http';
import { OPTIONS } from '@groundwork/server-service';
import { FileRepository } from '../files/index.js';
import type { FileUploadEntity } from '../files/index.js';
import { SCANNER } from '../scan/index.js';
import type { VirusScanner } from '../scan/index.js';
import { STORAGE, storageKey } from '../storage/index.js';
import type { FileStorage } from '../storage/index.js';
import type { IncomingFile } from './intake/multipart-form.js';
import { receiveFile } from './intake/receive-file.js';
import type { ReceivedFile } from './intake/receive-file.js';
import type { UploadTarget } from './upload-target.service.js';

/** Whose upload it is, and the name that a repeat of it has too. */
export interface Uploading {
  readonly uploadedBy: string;
  readonly uploadKey: string | null;
}

/** The way of every upload, however it comes in: looked at, stored, read by the scanner, recorded; or nothing of it stays. */
@Injectable()
export class FileKeeper {
  constructor(
    private readonly files: FileRepository,
    @Inject(STORAGE) private readonly storage: FileStorage,
    @Inject(SCANNER) private readonly scanner: VirusScanner,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
  ) {}

  /** Takes the bytes into the storage. A target that is known already lets them be refused before one is stored. */
  async receive(
    id: string,
    file: IncomingFile,
    target: UploadTarget | undefined,
    limitBytes = Infinity,
  ): Promise<ReceivedFile> {
    await this.scanner.ready();
    const accept = (contentType: string, name: string) => target && refuseUnfit(target, contentType, name);
    return receiveFile(file, {
      storage: this.storage,
      key: storageKey(id),
      limitBytes: Math.min(limitBytes, this.options.uploadLimitBytes),
      accept,
    });
  }

  /** The row of bytes that were received under this id, or the one of the same upload before. */
  async keep(
    id: string,
    target: UploadTarget,
    { name, ...received }: ReceivedFile,
    { uploadedBy, uploadKey }: Uploading,
  ): Promise<FileUploadEntity> {
    const key = storageKey(id);
    refuseUnfit(target, received.contentType, name);
    await this.scanner.check(() => this.storage.open(key));
    const { owner, replaces, titles, most, ...place } = target;
    const row = { id, ...place, ...owner, ...received, userFileName: safeFileName(name), storageKey: key, uploadedBy };
    const file = await this.files.add(row, { uploadKey, replaces, titles, most });
    if (file.id !== id) await this.storage.remove(key);
    return file;
  }

  /** Nothing stays of what was received under this id. */
  async discard(id: string): Promise<void> {
    await this.storage.remove(storageKey(id));
  }
}

function refuseUnfit(target: UploadTarget, contentType: string, name: string): void {
  if (!acceptsContentType(target.fileType, contentType)) throw new Problem('upload.type_refused');
  if (!nameFits(safeFileName(name), contentType)) throw new Problem('upload.type_refused', shared.fileNameMisleads);
}
