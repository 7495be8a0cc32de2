import { Injectable } from '@nestjs/common';
import { isFileType } from '@groundwork/domain-files';
import { allow, isAdministrator, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { filesAbility } from '../../shared/index.js';
import { FileOwners, parentOf } from '../file-owner.service.js';
import type { FileUploadEntity } from '../persistence/file-upload.entity.js';
import { FileRepository } from '../persistence/file.repository.js';

/** Current files of a record, newest first; older versions are asked for by themselves. */
@Injectable()
export class ListFilesOfParent {
  constructor(
    private readonly files: FileRepository,
    private readonly owners: FileOwners,
  ) {}

  async execute(
    actor: Actor,
    parentType: string,
    parentId: string,
    type: string | undefined,
  ): Promise<FileUploadEntity[]> {
    const parent = parentOf(parentType, parentId);
    if (type !== undefined && !isFileType(type)) return [];
    const files = await this.files.ofParent(parent, type === undefined ? undefined : [type]);
    if (isAdministrator(actor)) return files;
    // A parent's files share their owner, so any row tells whose it is; only a parent without files has to be asked for.
    const owned = files[0] ?? (await this.owners.of(parent)).owner;
    allow(filesAbility(actor), 'read', subject('File', { ...owned }));
    return files;
  }
}
