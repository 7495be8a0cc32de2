import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { IsNull, LessThan } from 'typeorm';
import { ResumablePartEntity } from './resumable-part.entity.js';
import { ResumableUploadEntity } from './resumable-upload.entity.js';

/** Uploads in parts, and the parts that have arrived. */
@Injectable()
export class ResumableUploadRepository {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** An upload that the actor began; of somebody else's it learns nothing. */
  async own(actor: Actor, id: string): Promise<ResumableUploadEntity> {
    return found(
      await this.database.manager.findOneBy(ResumableUploadEntity, { id, userId: found(actor.userId, 'The upload') }),
      'The upload',
    );
  }

  parts(uploadId: string): Promise<ResumablePartEntity[]> {
    return this.database.manager.find(ResumablePartEntity, { where: { uploadId }, order: { beginsAt: 'ASC' } });
  }

  /** Some of the uploads that no part came to since an instant. */
  untouchedSince(instant: Date): Promise<ResumableUploadEntity[]> {
    return this.database.manager.find(ResumableUploadEntity, { where: { touchedAt: LessThan(instant) }, take: 500 });
  }

  /** False where so many of its user's are no files yet. */
  insert(upload: Omit<ResumableUploadEntity, 'touchedAt' | 'fileUploadId'>, most: number): Promise<boolean> {
    const { userId } = upload;
    return this.database.transaction(async (manager) => {
      await this.database.turn(`uploads of ${userId}`);
      if ((await manager.countBy(ResumableUploadEntity, { userId, fileUploadId: IsNull() })) >= most) return false;
      await manager.insert(ResumableUploadEntity, { ...upload, touchedAt: this.clock.now(), fileUploadId: null });
      return true;
    });
  }

  async addPart(part: ResumablePartEntity): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.insert(ResumablePartEntity, part);
      await manager.update(ResumableUploadEntity, { id: part.uploadId }, { touchedAt: this.clock.now() });
    });
  }

  async becameFile(id: string, fileUploadId: string): Promise<void> {
    await this.database.transaction((manager) => manager.update(ResumableUploadEntity, { id }, { fileUploadId }));
  }

  async remove(id: string): Promise<void> {
    await this.database.transaction((manager) => manager.delete(ResumableUploadEntity, { id }));
  }

  async removeParts(uploadId: string): Promise<void> {
    await this.database.transaction((manager) => manager.delete(ResumablePartEntity, { uploadId }));
  }
}
