import { Injectable } from '@nestjs/common';
import { isFileType } from '@groundwork/domain-files';
import { allow, isAdministrator, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { In } from 'typeorm';
import type { KnownFileDto } from '../files.dto.js';
import { abilityFor } from '../files.policy.js';
import { parentOf, UploadTargets } from '../intake/upload-target.js';
import type { Parent } from '../intake/upload-target.js';
import { FileUpload } from '../persistence/file-upload.entity.js';

/** Most files that one list gives. */
const longest = 500;

/** Reads of files, each for those who may see them. */
@Injectable()
export class FilesQuery {
  constructor(
    private readonly database: Database,
    private readonly targets: UploadTargets,
  ) {}

  /** Newest first. */
  async ofParent(actor: Actor, parentType: string, parentId: string, type: string | undefined): Promise<FileUpload[]> {
    const parent = parentOf(parentType, parentId);
    if (type !== undefined && !isFileType(type)) return [];
    const rows = await this.database.manager.find(FileUpload, { where: { ...parent, ...(type === undefined ? {} : { fileType: type }) }, order: { id: 'DESC' }, take: longest });
    await this.allowParent(actor, parent, rows[0]);
    return rows;
  }

  async one(actor: Actor, id: string): Promise<FileUpload> {
    const row = found(await this.database.manager.findOneBy(FileUpload, { id }), 'The file');
    allow(abilityFor(actor), 'read', subject('File', row));
    return row;
  }

  /** For other services. Unknown ids are left out. */
  async known(ids: readonly string[]): Promise<KnownFileDto[]> {
    const rows = await this.database.manager.find(FileUpload, { where: { id: In([...ids]) }, select: { id: true, userFileName: true, companyId: true } });
    return rows.map((row) => ({ fileUploadId: row.id, userFileName: row.userFileName, companyId: row.companyId }));
  }

  /** A parent's files share their owner, so any row tells whose it is; only a parent without files has to be asked for. */
  private async allowParent(actor: Actor, parent: Parent, row: FileUpload | undefined): Promise<void> {
    if (isAdministrator(actor)) return;
    allow(abilityFor(actor), 'read', subject('File', { ...(row ?? (await this.targets.ownerOf(parent))) }));
  }
}
