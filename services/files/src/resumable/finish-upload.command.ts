import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { FileKeeper } from '../files/intake/file-keeper.js';
import { UploadTargets } from '../files/intake/upload-target.js';
import { FileUpload } from '../files/persistence/file-upload.entity.js';
import { STORAGE, storageKey } from '../storage/file-storage.js';
import type { FileStorage } from '../storage/file-storage.js';
import { AbandonedUploads } from './abandoned-uploads.js';
import { ResumableUpload } from './resumable-upload.entity.js';
import type { ResumablePart } from './resumable-upload.entity.js';
import { endOf, ResumableUploads } from './resumable-uploads.js';

/** Makes a file of an upload whose parts are all there, on the way of every other upload. Repeated, it is the same file. */
@Injectable()
export class FinishUploadCommand {
  constructor(
    private readonly database: Database,
    private readonly uploads: ResumableUploads,
    private readonly targets: UploadTargets,
    private readonly keeper: FileKeeper,
    private readonly abandoned: AbandonedUploads,
    @Inject(STORAGE) private readonly storage: FileStorage,
  ) {}

  async run(actor: Actor, id: string): Promise<FileUpload> {
    const upload = await this.uploads.own(actor, id);
    if (upload.fileUploadId !== null) return this.made(upload.fileUploadId);
    const parts = await this.uploads.parts(id);
    if (endOf(parts) !== upload.sizeBytes) throw new Problem('state.version_conflict');
    try {
      const file = await this.keep(actor, upload, parts);
      await this.database.transaction((manager) => manager.update(ResumableUpload, { id }, { fileUploadId: file.id }));
      await this.abandoned.removeParts(id);
      return file;
    } catch (error) {
      // The same call, a moment faster, has made the file and removed the parts.
      const { fileUploadId } = await this.uploads.own(actor, id);
      if (fileUploadId !== null) return this.made(fileUploadId);
      // What is refused would be refused again: nothing of it stays. After a fault the parts wait for another try.
      if (error instanceof Problem && error.status < 500 && error.status !== 409) await this.abandoned.remove(id);
      throw error;
    }
  }

  private async made(id: string): Promise<FileUpload> {
    return found(await this.database.manager.findOneBy(FileUpload, { id }), 'The file');
  }

  private async keep(
    actor: Actor,
    { id: uploadId, parentType, fields, fileName, userId }: ResumableUpload,
    parts: readonly ResumablePart[],
  ): Promise<FileUpload> {
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

  private async *bytes(parts: readonly ResumablePart[]): AsyncGenerator<Buffer> {
    for (const { id } of parts) yield* (await this.storage.open(storageKey(id))) as AsyncIterable<Buffer>;
  }
}
