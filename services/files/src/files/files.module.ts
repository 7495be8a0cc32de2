import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { StorageModule } from '../storage/index.js';
import { FileContentController } from './file-content.controller.js';
import { FileOwners } from './file-owner.service.js';
import { FileProperties } from './file-properties.service.js';
import { FileVersionController } from './file-version.controller.js';
import { FileController } from './file.controller.js';
import { InternalFileController } from './internal-file.controller.js';
import { FileHistoryEntity } from './persistence/file-history.entity.js';
import { FileUploadEntity } from './persistence/file-upload.entity.js';
import { FileRepository } from './persistence/file.repository.js';

export const fileEntities = [FileUploadEntity, FileHistoryEntity];

/** Files that are there: their lists, versions, review and bytes. */
@Module({
  imports: [StorageModule],
  controllers: [FileController, FileVersionController, FileContentController, InternalFileController],
  providers: [
    FileRepository,
    FileOwners,
    FileProperties,
    ...useCasesOf(FileController, FileVersionController, FileContentController, InternalFileController),
  ],
  exports: [FileRepository, FileOwners],
})
export class FilesModule {}
