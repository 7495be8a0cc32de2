import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { Database, isDuplicate, newId } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { FileHistory } from './file-history.entity.js';
import { FileUpload } from './file-upload.entity.js';

export type NewFile = Omit<FileUpload, 'status' | 'comments' | 'uploadedAt' | 'uploadKey'>;

/** Records files whose bytes are in the storage. */
@Injectable()
export class FileRegister {
  constructor(
    private readonly database: Database,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The new row; or, where the upload key was used before for the same bytes in the same place, the row of then. Another
   * file under a used key is `idempotency.key_reused`. The interceptor for JSON commands is of no use here: it would hold
   * a transaction open for as long as the upload takes.
   */
  async add(file: NewFile, uploadKey: string | null): Promise<FileUpload> {
    const earlier = uploadKey === null ? null : await this.earlier(uploadKey, file);
    if (earlier) return earlier;
    const row: FileUpload = Object.assign(new FileUpload(), { ...file, status: 'pending' as const, comments: null, uploadedAt: this.clock.now(), uploadKey });
    try {
      await this.insert(row);
      return row;
    } catch (error) {
      const winner = uploadKey !== null && isDuplicate(error) ? await this.earlier(uploadKey, file) : null;
      if (!winner) throw error;
      return winner;
    }
  }

  private insert(row: FileUpload): Promise<void> {
    return this.database.transaction(async (manager) => {
      await manager.insert(FileUpload, row);
      await manager.insert(FileHistory, { id: newId(), fileUploadId: row.id, fromStatus: null, toStatus: row.status, comments: null, userId: row.uploadedBy, happenedAt: row.uploadedAt });
      await this.outbox.add(manager, {
        type: 'file.uploaded',
        aggregateId: row.id,
        payload: { fileUploadId: row.id, parentType: row.parentType, parentId: row.parentId, fileType: row.fileType, userId: row.uploadedBy },
      });
    });
  }

  private async earlier(uploadKey: string, file: NewFile): Promise<FileUpload | null> {
    const row = await this.database.manager.findOneBy(FileUpload, { uploadKey });
    if (!row) return null;
    const same = row.sha256 === file.sha256 && row.parentType === file.parentType && row.parentId === file.parentId && row.fileType === file.fileType && row.personId === file.personId;
    if (!same) throw new Problem('idempotency.key_reused');
    return row;
  }
}
