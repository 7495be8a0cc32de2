import { Injectable } from '@nestjs/common';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import type { FileUploadEntity } from '../persistence/file-upload.entity.js';
import { FileRepository } from '../persistence/file.repository.js';

/** The S-1s on file that the actor may read: of its companies and its own; for an administrator all. Newest first. */
@Injectable()
export class ListS1Files {
  constructor(private readonly files: FileRepository) {}

  execute(actor: Actor): Promise<FileUploadEntity[]> {
    return this.files.currentOfType('s1', isAdministrator(actor) ? undefined : actor);
  }
}
