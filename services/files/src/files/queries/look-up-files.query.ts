import { Injectable } from '@nestjs/common';
import type { KnownFileDto } from '../file.dto.js';
import { FileRepository } from '../persistence/file.repository.js';

/** Names of files and whose they are, for other services. Unknown ids are left out. */
@Injectable()
export class LookUpFiles {
  constructor(private readonly files: FileRepository) {}

  async execute(ids: readonly string[]): Promise<KnownFileDto[]> {
    const files = await this.files.names(ids);
    return files.map(({ id, ...file }) => ({ ...file, fileUploadId: id }));
  }
}
