import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import type { FileRoundDto } from '../file.dto.js';
import { fileRoundView } from '../file.view.js';
import { FileRepository } from '../persistence/file.repository.js';
import { ListFileVersions } from './list-file-versions.query.js';

/** Uploads and decisions of a file over all its versions, oldest first. */
@Injectable()
export class ListFileRounds {
  constructor(
    private readonly files: FileRepository,
    private readonly listVersions: ListFileVersions,
  ) {}

  async execute(actor: Actor, id: string): Promise<FileRoundDto[]> {
    const versions = new Map((await this.listVersions.execute(actor, id)).map((file) => [file.id, file.version]));
    const rounds = await this.files.history([...versions.keys()]);
    return rounds.map((round) => fileRoundView(round, versions.get(round.fileUploadId) ?? 1));
  }
}
