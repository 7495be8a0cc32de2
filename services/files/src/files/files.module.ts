import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/index.js';
import { ReviewFile } from './commands/review-file.command.js';
import { FileContentController } from './file-content.controller.js';
import { FileOwners } from './file-owner.service.js';
import { FileVersionController } from './file-version.controller.js';
import { FileController } from './file.controller.js';
import { InternalFileController } from './internal-file.controller.js';
import { FileHistoryEntity } from './persistence/file-history.entity.js';
import { FileUploadEntity } from './persistence/file-upload.entity.js';
import { FileRepository } from './persistence/file.repository.js';
import { GetFileLink } from './queries/get-file-link.query.js';
import { GetFile } from './queries/get-file.query.js';
import { ListFileRounds } from './queries/list-file-rounds.query.js';
import { ListFileVersions } from './queries/list-file-versions.query.js';
import { ListFilesOfParent } from './queries/list-files-of-parent.query.js';
import { ListS1Files } from './queries/list-s1-files.query.js';
import { LookUpFiles } from './queries/look-up-files.query.js';
import { OpenFile } from './queries/open-file.query.js';

export const fileEntities = [FileUploadEntity, FileHistoryEntity];

/** Files that are there: their lists, versions, review and bytes. */
@Module({
  imports: [StorageModule],
  controllers: [FileController, FileVersionController, FileContentController, InternalFileController],
  providers: [
    FileRepository,
    FileOwners,
    ReviewFile,
    ListFilesOfParent,
    ListS1Files,
    GetFile,
    ListFileVersions,
    ListFileRounds,
    LookUpFiles,
    GetFileLink,
    OpenFile,
  ],
  exports: [FileRepository, FileOwners],
})
export class FilesModule {}
