import { Inject, Injectable } from '@nestjs/common';
import { closingItems, closingKinds } from '@groundwork/domain-applications';
import { isSamePlace, singlePlace } from '@groundwork/domain-files';
import type { FileStatus, FileType, NamingSide } from '@groundwork/domain-files';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { Database, isDuplicate, newId, updateExactly, updateRows } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { In, IsNull, MoreThan } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Parent } from '../file-owner.service.js';
import { fileUploaded } from '../file.view.js';
import { FileHistoryEntity } from './file-history.entity.js';
import { FileUploadEntity } from './file-upload.entity.js';

/** What the repository adds to a file whose bytes are in the storage. */
type Recorded =
  | 'status'
  | 'comments'
  | 'uploadedAt'
  | 'uploadKey'
  | 'seriesId'
  | 'version'
  | 'replacedBy'
  | 'replacedAt'
  | 'currentPlace';
export type NewFile = Omit<FileUploadEntity, Recorded>;

/** Under what an upload was sent: its key where it has one, the file that it says it replaces, and what properties are called. */
export interface UploadNames {
  readonly uploadKey: string | null;
  readonly replaces: string | null;
  readonly titles: ReadonlyMap<string, string>;
  /** Files of the uploader that may lie there, where they are counted. */
  readonly most?: number | undefined;
}

/** What an administrator says of a file. */
export interface FileDecision {
  readonly status: FileStatus;
  readonly comments: string | null;
  readonly decidedBy: string;
}

/** What somebody says of the property of a file. */
export interface PropertyNaming {
  /** Null: nobody knows it any more. */
  readonly propertyId: string | null;
  readonly propertyTitle: string | null;
  readonly userId: string;
  readonly namedBy: NamingSide;
}

/** Most files that one list gives. */
const longest = 500;

/** What other services learn of a file. */
type KnownColumn = 'id' | 'userFileName' | 'companyId' | 'parentType' | 'parentId' | 'fileType';

/** An upload or a decision says nothing of a property. */
const noNaming = { namedBy: null, propertyTitle: null };

/** How often an upload to a place of one file looks again, after somebody else's came first: more than come at once. */
const attempts = 40;

/** Files whose bytes are in the storage, with their history. */
@Injectable()
export class FileRepository {
  constructor(
    private readonly database: Database,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  find(id: string): Promise<FileUploadEntity | null> {
    return this.database.manager.findOneBy(FileUploadEntity, { id });
  }

  /** Current files of a record, newest first. */
  ofParent(parent: Parent, types: readonly FileType[] | undefined): Promise<FileUploadEntity[]> {
    return this.database.manager.find(FileUploadEntity, {
      where: { ...parent, ...(types === undefined ? {} : { fileType: In([...types]) }), replacedBy: IsNull() },
      order: { id: 'DESC' },
      take: longest,
    });
  }

  /** What closings are ticked off with, of many applications at once. */
  closingPapers(
    applicationIds: readonly string[],
  ): Promise<Pick<FileUploadEntity, 'id' | 'parentId' | 'fileType' | 'status'>[]> {
    return this.database.manager.find(FileUploadEntity, {
      where: {
        parentType: 'application',
        parentId: In([...applicationIds]),
        fileType: In(closingKinds.map((kind) => closingItems[kind].fileType)),
        replacedBy: IsNull(),
      },
      select: { id: true, parentId: true, fileType: true, status: true },
    });
  }

  /** Current files of a type, of whoever or of one who reads, newest first. */
  async currentOfType(
    fileType: FileType,
    reader: { readonly companyIds: readonly string[]; readonly userId?: string | undefined } | undefined,
  ): Promise<FileUploadEntity[]> {
    const current = { fileType, replacedBy: IsNull() };
    const own = [
      ...(reader && reader.companyIds.length > 0 ? [{ ...current, companyId: In([...reader.companyIds]) }] : []),
      ...(reader?.userId ? [{ ...current, userId: reader.userId }] : []),
    ];
    if (reader && own.length === 0) return [];
    return this.database.manager.find(FileUploadEntity, {
      where: reader ? own : current,
      order: { id: 'DESC' },
      take: longest,
    });
  }

  versions(seriesId: string): Promise<FileUploadEntity[]> {
    return this.database.manager.find(FileUploadEntity, { where: { seriesId }, order: { version: 'DESC' } });
  }

  history(fileUploadIds: readonly string[]): Promise<FileHistoryEntity[]> {
    return this.database.manager.find(FileHistoryEntity, {
      where: { fileUploadId: In([...fileUploadIds]) },
      order: { id: 'ASC' },
    });
  }

  names(ids: readonly string[]): Promise<Pick<FileUploadEntity, KnownColumn>[]> {
    return this.database.manager.find(FileUploadEntity, {
      where: { id: In([...ids]) },
      select: { id: true, userFileName: true, companyId: true, parentType: true, parentId: true, fileType: true },
    });
  }

  /** Applications after one, in the order of ids, with files of such types of which nobody said the property. */
  async withoutProperty(types: readonly FileType[], after: string): Promise<string[]> {
    const rows = await this.database.manager
      .createQueryBuilder(FileUploadEntity, 'file')
      .select('DISTINCT file.parentId', 'parentId')
      .where({ parentType: 'application', fileType: In([...types]), propertyId: IsNull(), parentId: MoreThan(after) })
      .orderBy('file.parentId')
      .limit(50)
      .getRawMany<{ parentId: string }>();
    return rows.map(({ parentId }) => parentId);
  }

  /** Every version of an application's files of such types that has no property gets this one. */
  async giveProperty(parentId: string, types: readonly FileType[], propertyId: string): Promise<void> {
    await this.database.statement((manager) =>
      manager.update(
        FileUploadEntity,
        { parentType: 'application', parentId, fileType: In([...types]), propertyId: IsNull() },
        { propertyId },
      ),
    );
  }

  /** A file in use is said to be of a property, with its older versions. False, and nothing is changed, where it is another's by now. */
  async nameProperty(
    manager: EntityManager,
    { id, seriesId, propertyId: before, status }: FileUploadEntity,
    { propertyId, ...naming }: PropertyNaming,
  ): Promise<boolean> {
    const asRead = { id, replacedBy: IsNull(), propertyId: before ?? IsNull() };
    if ((await updateRows(manager, FileUploadEntity, asRead, { propertyId })) !== 1) return false;
    await manager.update(FileUploadEntity, { seriesId }, { propertyId });
    await this.note(manager, { ...naming, fileUploadId: id, fromStatus: status, toStatus: status, comments: null });
    return true;
  }

  /** How many files somebody has put on a record, older versions too. */
  countUploads({ parentType, parentId }: Parent, uploadedBy: string): Promise<number> {
    return this.database.manager.countBy(FileUploadEntity, { parentType, parentId, uploadedBy });
  }

  /**
   * The new row; or, where the upload key was used before for the same bytes in the same place, the row of then. Another
   * file under a used key is `idempotency.key_reused`. The interceptor for JSON commands is of no use here: it would hold
   * a transaction open for as long as the upload takes.
   */
  async add(file: NewFile, { uploadKey, ...names }: UploadNames): Promise<FileUploadEntity> {
    for (let attempt = 1; ; attempt += 1) {
      const earlier = uploadKey === null ? null : await this.earlier(uploadKey, file);
      if (earlier) return earlier;
      const row: FileUploadEntity = Object.assign(new FileUploadEntity(), {
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
        await this.insert(row, names);
        return row;
      } catch (error) {
        // The same upload, or another one to the same place, was a moment faster: what it wrote is seen now.
        const lostRace =
          isDuplicate(error) ||
          (names.replaces === null && error instanceof Problem && error.code === 'state.version_conflict');
        if (!lostRace) throw error;
        if (attempt === attempts) throw new Problem('state.version_conflict');
      }
    }
  }

  /** A decision on a file in use, from the status that it was made on: it and the round of the history, or neither. */
  async decide(
    manager: EntityManager,
    { id, status: fromStatus }: FileUploadEntity,
    { status, comments, decidedBy }: FileDecision,
  ): Promise<void> {
    await updateExactly(
      manager,
      FileUploadEntity,
      { id, status: fromStatus, replacedBy: IsNull() },
      { status, comments },
    );
    await this.note(manager, {
      ...noNaming,
      fileUploadId: id,
      fromStatus,
      toStatus: status,
      comments,
      userId: decidedBy,
    });
  }

  private async note(
    manager: EntityManager,
    round: Omit<FileHistoryEntity, 'id' | 'happenedAt'>,
    happenedAt = this.clock.now(),
  ): Promise<void> {
    await manager.insert(FileHistoryEntity, { ...round, id: newId(), happenedAt });
  }

  private insert(row: FileUploadEntity, { replaces, titles, most }: Omit<UploadNames, 'uploadKey'>): Promise<void> {
    return this.database.transaction(async (manager) => {
      if (most !== undefined) await this.refuseMore(row, most);
      const before = await this.replacedBy(manager, row, replaces);
      if (before) {
        Object.assign(row, {
          seriesId: before.seriesId,
          version: before.version + 1,
          propertyId: row.propertyId ?? before.propertyId,
        });
        await updateExactly(
          manager,
          FileUploadEntity,
          { id: before.id, replacedBy: IsNull() },
          { replacedBy: row.id, replacedAt: row.uploadedAt, currentPlace: null },
        );
      }
      await manager.insert(FileUploadEntity, row);
      const { id: fileUploadId, status: toStatus, uploadedBy: userId, uploadedAt } = row;
      const round = { ...noNaming, fileUploadId, fromStatus: null, toStatus, comments: null, userId };
      await this.note(manager, round, uploadedAt);
      // That of a replacement is known here: it may be that of what it replaces.
      const payload = fileUploaded(row, titles.get(row.propertyId ?? ''));
      await this.outbox.add(manager, { type: 'file.uploaded', aggregateId: row.id, payload });
    });
  }

  /** An earlier count may be over: others were on their way then. */
  private async refuseMore({ parentType, parentId, uploadedBy }: FileUploadEntity, most: number): Promise<void> {
    await this.database.turn(`files on ${parentId} of ${uploadedBy}`);
    if ((await this.countUploads({ parentType, parentId }, uploadedBy)) >= most) throw new Problem('throttle.too_many');
  }

  /** The file whose place the new one takes: the one that it names, or the one that stands in a place of one. */
  private async replacedBy(
    manager: EntityManager,
    row: FileUploadEntity,
    replaces: string | null,
  ): Promise<FileUploadEntity | null> {
    if (replaces === null)
      return row.currentPlace === null ? null : manager.findOneBy(FileUploadEntity, { currentPlace: row.currentPlace });
    const named = await manager.findOneBy(FileUploadEntity, { id: replaces });
    if (!named || !isSamePlace(named, row)) refuseInvalid({ replaces: shared.fileReplaceOther });
    if (named?.replacedBy) throw new Problem('state.version_conflict');
    return named;
  }

  private async earlier(uploadKey: string, file: NewFile): Promise<FileUploadEntity | null> {
    const row = await this.database.manager.findOneBy(FileUploadEntity, { uploadKey });
    if (!row) return null;
    if (row.sha256 !== file.sha256 || !isSamePlace(row, file)) throw new Problem('idempotency.key_reused');
    return row;
  }
}
