import { Inject, Injectable } from '@nestjs/common';
import { isSamePlace, singlePlace } from '@groundwork/domain-files';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { Database, isDuplicate, newId, updateExactly } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { FileHistory } from './file-history.entity.js';
import { FileUpload } from './file-upload.entity.js';

type Kept =
  | 'status'
  | 'comments'
  | 'uploadedAt'
  | 'uploadKey'
  | 'seriesId'
  | 'version'
  | 'replacedBy'
  | 'replacedAt'
  | 'currentPlace';
export type NewFile = Omit<FileUpload, Kept>;

/** Under what an upload was sent: its key where it has one, and the file that it says it replaces. */
export interface Sent {
  readonly uploadKey: string | null;
  readonly replaces: string | null;
}

/** How often an upload to a place of one file looks again, after somebody else's came first. */
const attempts = 5;

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
  async add(file: NewFile, { uploadKey, replaces }: Sent): Promise<FileUpload> {
    for (let attempt = 1; ; attempt += 1) {
      const earlier = uploadKey === null ? null : await this.earlier(uploadKey, file);
      if (earlier) return earlier;
      const row: FileUpload = Object.assign(new FileUpload(), {
        ...file,
        status: 'pending' as const,
        comments: null,
        uploadedAt: this.clock.now(),
        uploadKey,
        seriesId: file.id,
        version: 1,
        replacedBy: null,
        replacedAt: null,
        currentPlace: singlePlace(file),
      });
      try {
        await this.insert(row, replaces);
        return row;
      } catch (error) {
        // The same upload, or another one to the same place, was a moment faster: what it wrote is seen now.
        const lostRace =
          isDuplicate(error) ||
          (replaces === null && error instanceof Problem && error.code === 'state.version_conflict');
        if (!lostRace || attempt === attempts) throw error;
      }
    }
  }

  private insert(row: FileUpload, replaces: string | null): Promise<void> {
    return this.database.transaction(async (manager) => {
      const before = await this.replacedBy(manager, row, replaces);
      if (before) {
        Object.assign(row, { seriesId: before.seriesId, version: before.version + 1 });
        await updateExactly(
          manager,
          FileUpload,
          { id: before.id, replacedBy: IsNull() },
          { replacedBy: row.id, replacedAt: row.uploadedAt, currentPlace: null },
        );
      }
      await manager.insert(FileUpload, row);
      await manager.insert(FileHistory, {
        id: newId(),
        fileUploadId: row.id,
        fromStatus: null,
        toStatus: row.status,
        comments: null,
        userId: row.uploadedBy,
        happenedAt: row.uploadedAt,
      });
      await this.outbox.add(manager, {
        type: 'file.uploaded',
        aggregateId: row.id,
        payload: {
          fileUploadId: row.id,
          parentType: row.parentType,
          parentId: row.parentId,
          fileType: row.fileType,
          userId: row.uploadedBy,
          personId: row.personId,
        },
      });
    });
  }

  /** The file whose place the new one takes: the one that it names, or the one that stands in a place of one. */
  private async replacedBy(
    manager: EntityManager,
    row: FileUpload,
    replaces: string | null,
  ): Promise<FileUpload | null> {
    if (replaces === null)
      return row.currentPlace === null ? null : manager.findOneBy(FileUpload, { currentPlace: row.currentPlace });
    const named = await manager.findOneBy(FileUpload, { id: replaces });
    if (!named || !isSamePlace(named, row)) refuseInvalid({ replaces: shared.fileReplaceOther });
    if (named?.replacedBy) throw new Problem('state.version_conflict');
    return named;
  }

  private async earlier(uploadKey: string, file: NewFile): Promise<FileUpload | null> {
    const row = await this.database.manager.findOneBy(FileUpload, { uploadKey });
    if (!row) return null;
    if (row.sha256 !== file.sha256 || !isSamePlace(row, file)) throw new Problem('idempotency.key_reused');
    return row;
  }
}
