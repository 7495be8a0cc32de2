import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { filesAbility } from '../../shared/index.js';
import type { FileUploadEntity } from '../persistence/file-upload.entity.js';
import { FileRepository } from '../persistence/file.repository.js';

/** A file, for those who may read it. */
@Injectable()
export class GetFile {
  constructor(private readonly files: FileRepository) {}

  async execute(actor: Actor, id: string): Promise<FileUploadEntity> {
    const file = found(await this.files.find(id), 'The file');
    allow(filesAbility(actor), 'read', subject('File', file));
    return file;
  }
}
