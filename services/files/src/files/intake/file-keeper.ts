import { Inject, Injectable } from '@nestjs/common';
import { acceptsContentType, nameFits, safeFileName } from '@groundwork/domain-files';
import { shared } from '@groundwork/domain-messages';
import type { ServiceOptions } from '@groundwork/server-config';
import { Problem } from '@groundwork/server-http';
import { OPTIONS } from '@groundwork/server-service';
import { SCANNER } from '../../scan/virus-scanner.js';
import type { VirusScanner } from '../../scan/virus-scanner.js';
import { STORAGE, storageKey } from '../../storage/file-storage.js';
import type { FileStorage } from '../../storage/file-storage.js';
import type { FileUpload } from '../persistence/file-upload.entity.js';
import { FileRegister } from '../persistence/file-register.js';
import { receiveFile } from './file-intake.js';
import type { ReceivedFile } from './file-intake.js';
import type { IncomingFile } from './multipart-form.js';
import type { UploadTarget } from './upload-target.js';

/** Whose upload it is, and the name that a repeat of it has too. */
export interface Uploading {
  readonly uploadedBy: string;
  readonly uploadKey: string | null;
}

/** The way of every upload, however it comes in: looked at, stored, read by the scanner, recorded; or nothing of it stays. */
@Injectable()
export class FileKeeper {
  constructor(
    private readonly register: FileRegister,
    @Inject(STORAGE) private readonly storage: FileStorage,
    @Inject(SCANNER) private readonly scanner: VirusScanner,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
  ) {}

  /** Takes the bytes into the storage. A target that is known already lets them be refused before one is stored. */
  async receive(id: string, file: IncomingFile, target: UploadTarget | undefined): Promise<ReceivedFile> {
    await this.scanner.ready();
    const accept = (contentType: string, name: string) => target && refuseUnfit(target, contentType, name);
    return receiveFile(file, {
      storage: this.storage,
      key: storageKey(id),
      limitBytes: this.options.uploadLimitBytes,
      accept,
    });
  }

  /** The row of bytes that were received under this id, or the one of the same upload before. */
  async keep(
    id: string,
    target: UploadTarget,
    { name, ...received }: ReceivedFile,
    { uploadedBy, uploadKey }: Uploading,
  ): Promise<FileUpload> {
    const key = storageKey(id);
    refuseUnfit(target, received.contentType, name);
    await this.scanner.check(() => this.storage.open(key));
    const { owner, replaces, ...place } = target;
    const row = { id, ...place, ...owner, ...received, userFileName: safeFileName(name), storageKey: key, uploadedBy };
    const kept = await this.register.add(row, { uploadKey, replaces });
    if (kept.id !== id) await this.storage.remove(key);
    return kept;
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
