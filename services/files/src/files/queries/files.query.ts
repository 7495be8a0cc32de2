import { Injectable } from '@nestjs/common';
import { invitedBrokerTypes, isFileType } from '@groundwork/domain-files';
import { allow, isAdministrator, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { In, IsNull } from 'typeorm';
import type { KnownFileDto } from '../files.dto.js';
import { abilityFor, invitedAbility } from '../files.policy.js';
import { BrokerInvitations } from '../intake/broker-invitations.js';
import { parentOf, UploadTargets } from '../intake/upload-target.js';
import type { Parent } from '../intake/upload-target.js';
import { FileHistory } from '../persistence/file-history.entity.js';
import { FileUpload } from '../persistence/file-upload.entity.js';

/** Most files that one list gives. */
const longest = 500;

/** Reads of files, each for those who may see them. */
@Injectable()
export class FilesQuery {
  constructor(
    private readonly database: Database,
    private readonly targets: UploadTargets,
    private readonly invitations: BrokerInvitations,
  ) {}

  /** Current files, newest first; older versions are asked for by {@link versions}. */
  async ofParent(actor: Actor, parentType: string, parentId: string, type: string | undefined): Promise<FileUpload[]> {
    const parent = parentOf(parentType, parentId);
    if (type !== undefined && !isFileType(type)) return [];
    const rows = await this.database.manager.find(FileUpload, {
      where: { ...parent, ...(type === undefined ? {} : { fileType: type }), replacedBy: IsNull() },
      order: { id: 'DESC' },
      take: longest,
    });
    await this.allowParent(actor, parent, rows[0]);
    return rows;
  }

  /** What stands on an invited broker's record of the kinds that its registration asks for, newest first. */
  async ofInvited(brokerId: string, code: string): Promise<FileUpload[]> {
    await this.invitations.check(brokerId, code);
    const rows = await this.database.manager.find(FileUpload, {
      where: { parentType: 'broker', parentId: brokerId, fileType: In([...invitedBrokerTypes]), replacedBy: IsNull() },
      order: { id: 'DESC' },
      take: longest,
    });
    for (const row of rows) allow(invitedAbility(brokerId), 'read', subject('File', row));
    return rows;
  }

  async one(actor: Actor, id: string): Promise<FileUpload> {
    const row = found(await this.database.manager.findOneBy(FileUpload, { id }), 'The file');
    allow(abilityFor(actor), 'read', subject('File', row));
    return row;
  }

  /** The S-1s on file that the actor may read: of its companies and its own; for an administrator all. Newest first. */
  s1(actor: Actor): Promise<FileUpload[]> {
    const s1 = { fileType: 's1' as const, replacedBy: IsNull() };
    const own = [
      ...(actor.companyIds.length > 0 ? [{ ...s1, companyId: In([...actor.companyIds]) }] : []),
      ...(actor.userId ? [{ ...s1, userId: actor.userId }] : []),
    ];
    return this.database.manager.find(FileUpload, {
      where: isAdministrator(actor) ? s1 : own,
      order: { id: 'DESC' },
      take: longest,
    });
  }

  /** Every version of a file, newest first, from the id of any of them. */
  async versions(actor: Actor, id: string): Promise<FileUpload[]> {
    const { seriesId } = await this.one(actor, id);
    return this.database.manager.find(FileUpload, { where: { seriesId }, order: { version: 'DESC' } });
  }

  /** Uploads and decisions of a file over all its versions, oldest first. */
  async history(actor: Actor, id: string): Promise<{ round: FileHistory; version: number }[]> {
    const versions = new Map((await this.versions(actor, id)).map((row) => [row.id, row.version]));
    const rounds = await this.database.manager.find(FileHistory, {
      where: { fileUploadId: In([...versions.keys()]) },
      order: { id: 'ASC' },
    });
    return rounds.map((round) => ({ round, version: versions.get(round.fileUploadId) ?? 1 }));
  }

  /** For other services. Unknown ids are left out. */
  async known(ids: readonly string[]): Promise<KnownFileDto[]> {
    const rows = await this.database.manager.find(FileUpload, {
      where: { id: In([...ids]) },
      select: { id: true, userFileName: true, companyId: true },
    });
    return rows.map((row) => ({ fileUploadId: row.id, userFileName: row.userFileName, companyId: row.companyId }));
  }

  /** A parent's files share their owner, so any row tells whose it is; only a parent without files has to be asked for. */
  private async allowParent(actor: Actor, parent: Parent, row: FileUpload | undefined): Promise<void> {
    if (isAdministrator(actor)) return;
    allow(abilityFor(actor), 'read', subject('File', { ...(row ?? (await this.targets.ownerOf(parent))) }));
  }
}
