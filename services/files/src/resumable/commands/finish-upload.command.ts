import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { newId } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { FileRepository } from '../../files/index.js';
import type { FileUploadEntity } from '../../files/index.js';
import { STORAGE, storageKey } from '../../storage/index.js';
import type { FileStorage } from '../../storage/index.js';
import { FileKeeper, UploadTargets } from '../../uploads/index.js';
import { AbandonedUploads } from '../abandoned-upload.service.js';
import type { ResumablePartEntity } from '../resumable-part.entity.js';
import type { ResumableUploadEntity } from '../resumable-upload.entity.js';
import { ResumableUploadRepository } from '../resumable-upload.repository.js';
import { arrivedBytes } from '../resumable-upload.view.js';

/** Makes a file of an upload whose parts are all there, on the way of every other upload. Repeated, it is the same file. */
@Injectable()
export class FinishUpload {
  constructor(
    private readonly uploads: ResumableUploadRepository,
    private readonly files: FileRepository,
    private readonly targets: UploadTargets,
    private readonly keeper: FileKeeper,
    private readonly abandoned: AbandonedUploads,
    @Inject(STORAGE) private readonly storage: FileStorage,
  ) {}

  async execute(actor: Actor, id: string): Promise<FileUploadEntity> {
    const upload = await this.uploads.own(actor, id);
    if (upload.fileUploadId !== null) return this.fileById(upload.fileUploadId);
    const parts = await this.uploads.parts(id);
    if (arrivedBytes(parts) !== upload.sizeBytes) throw new Problem('state.version_conflict');
    try {
      const file = await this.keep(actor, upload, parts);
      await this.uploads.becameFile(id, file.id);
      await this.abandoned.removeParts(id);
      return file;
    } catch (error) {
      // The same call, a moment faster, has made the file and removed the parts.
      const { fileUploadId } = await this.uploads.own(actor, id);
      if (fileUploadId !== null) return this.fileById(fileUploadId);
      // What is refused would be refused again: nothing of it stays. After a fault the parts wait for another try.
      if (error instanceof Problem && error.status < 500 && error.status !== 409) await this.abandoned.remove(id);
      throw error;
    }
  }

  private async fileById(id: string): Promise<FileUploadEntity> {
    return found(await this.files.find(id), 'The file');
  }

  private async keep(
    actor: Actor,
    { id: uploadId, parentType, fields, fileName, userId }: ResumableUploadEntity,
    parts: readonly ResumablePartEntity[],
  ): Promise<FileUploadEntity> {
    const target = await this.targets.of(actor, parentType, fields);
    const id = newId();
    try {
      const received = await this.keeper.receive(
        id,
        { name: fileName, content: Readable.from(this.bytes(parts), { objectMode: false }) },
        target,
      );
      return await this.keeper.keep(id, target, received, {
        uploadedBy: userId,
        uploadKey: createHash('sha256').update(`parts\n${uploadId}`).digest('hex'),
      });
    } catch (error) {
      await this.keeper.discard(id);
      throw error;
    }
  }

  private async *bytes(parts: readonly ResumablePartEntity[]): AsyncGenerator<Buffer> {
    for (const { id } of parts) yield* (await this.storage.open(storageKey(id))) as AsyncIterable<Buffer>;
  }
}
