import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { formatFileSize } from '@groundwork/domain-files';
import { fill, shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database, isDuplicate, newId } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { IsNull } from 'typeorm';
import { UploadTargets } from '../files/intake/upload-target.js';
import { STORAGE, storageKey } from '../storage/file-storage.js';
import type { FileStorage } from '../storage/file-storage.js';
import { AbandonedUploads } from './abandoned-uploads.js';
import { ResumablePart, ResumableUpload } from './resumable-upload.entity.js';
import type { ResumableUploadDto, ResumableUploadForm } from './resumable.dto.js';

/** Most bytes that a part has: what a broken line costs at most. */
export const partBytes = 4 * 1024 * 1024;

/** Uploads that one user may have on the way. */
export const MAX_ON_THE_WAY = 50;

/** Uploads in parts: begun with everything that can be refused beforehand, continued from the last whole part. */
@Injectable()
export class ResumableUploads {
  constructor(
    private readonly database: Database,
    private readonly targets: UploadTargets,
    private readonly abandoned: AbandonedUploads,
    @Inject(STORAGE) private readonly storage: FileStorage,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
  ) {}

  /** Throws what an upload in one piece would be refused for, as far as it can be known. */
  async begin(actor: Actor, { parentType, name, size, ...fields }: ResumableUploadForm): Promise<ResumableUploadDto> {
    const { uploadLimitBytes } = this.options;
    const userId = found(actor.userId, 'The user');
    if (size === 0) throw new Problem('upload.missing', shared.fileEmpty);
    if (size > uploadLimitBytes)
      throw new Problem('upload.too_large', fill(shared.fileTooLarge, { size: formatFileSize(uploadLimitBytes) }));
    const given = Object.fromEntries(
      Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    await this.targets.of(actor, parentType, given);
    await this.abandoned.sweep();
    if ((await this.database.manager.countBy(ResumableUpload, { userId, fileUploadId: IsNull() })) >= MAX_ON_THE_WAY)
      throw new Problem('throttle.too_many');
    const row = {
      id: newId(),
      userId,
      parentType,
      fields: given,
      fileName: name,
      sizeBytes: size,
      touchedAt: this.clock.now(),
      fileUploadId: null,
    };
    await this.database.transaction((manager) => manager.insert(ResumableUpload, row));
    return { id: row.id, offset: 0, size, partBytes };
  }

  /** An upload that the actor began; of somebody else's it learns nothing. */
  async own(actor: Actor, id: string): Promise<ResumableUpload> {
    return found(
      await this.database.manager.findOneBy(ResumableUpload, { id, userId: found(actor.userId, 'The upload') }),
      'The upload',
    );
  }

  parts(uploadId: string): Promise<ResumablePart[]> {
    return this.database.manager.find(ResumablePart, { where: { uploadId }, order: { beginsAt: 'ASC' } });
  }

  async state({ id, sizeBytes, fileUploadId }: ResumableUpload): Promise<ResumableUploadDto> {
    const offset = fileUploadId === null ? endOf(await this.parts(id)) : sizeBytes;
    return { id, offset, size: sizeBytes, partBytes };
  }

  /**
   * Keeps a part as a whole or not at all. One that does not begin where the upload stands is `state.version_conflict`:
   * whoever sends asks where it stands.
   */
  async add(upload: ResumableUpload, beginsAt: number, body: Readable): Promise<ResumableUploadDto> {
    const { offset, size } = await this.state(upload);
    if (beginsAt !== offset || offset >= size) throw new Problem('state.version_conflict');
    const part = { id: newId(), uploadId: upload.id, beginsAt, sizeBytes: 0 };
    const key = storageKey(part.id);
    try {
      await this.storage.write(
        key,
        Readable.from(counted(body, Math.min(partBytes, size - offset), part), { objectMode: false }),
      );
      if (part.sizeBytes === 0) throw new Problem('upload.missing', shared.fileEmpty);
      await this.database.transaction(async (manager) => {
        await manager.insert(ResumablePart, part);
        await manager.update(ResumableUpload, { id: upload.id }, { touchedAt: this.clock.now() });
      });
    } catch (error) {
      await this.storage.remove(key);
      throw isDuplicate(error) ? new Problem('state.version_conflict') : error;
    }
    return { id: upload.id, offset: offset + part.sizeBytes, size, partBytes };
  }
}

/** Bytes that have arrived. */
export const endOf = (parts: readonly ResumablePart[]): number =>
  parts.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);

async function* counted(
  body: AsyncIterable<Buffer>,
  most: number,
  part: { sizeBytes: number },
): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    part.sizeBytes += chunk.length;
    if (part.sizeBytes > most) throw new Problem('upload.too_large');
    yield chunk;
  }
}
