import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import type { FileUploadEntity } from '../persistence/file-upload.entity.js';
import { FileRepository } from '../persistence/file.repository.js';
import { GetFile } from './get-file.query.js';

/** Every version of a file, newest first, from the id of any of them. */
@Injectable()
export class ListFileVersions {
  constructor(
    private readonly files: FileRepository,
    private readonly getFile: GetFile,
  ) {}

  async execute(actor: Actor, id: string): Promise<FileUploadEntity[]> {
    const { seriesId } = await this.getFile.execute(actor, id);
    return this.files.versions(seriesId);
  }
}
