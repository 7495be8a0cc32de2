import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { FilesModule } from '../files/index.js';
import { StorageModule } from '../storage/index.js';
import { UploadsModule } from '../uploads/index.js';
import { AbandonedUploads } from './abandoned-upload.service.js';
import { ResumablePartEntity } from './resumable-part.entity.js';
import { ResumableUploadController } from './resumable-upload.controller.js';
import { ResumableUploadEntity } from './resumable-upload.entity.js';
import { ResumableUploadRepository } from './resumable-upload.repository.js';

export const resumableEntities = [ResumableUploadEntity, ResumablePartEntity];

/** Uploads in parts: begun with everything that can be refused beforehand, continued from the last whole part. */
@Module({
  imports: [FilesModule, UploadsModule, StorageModule],
  controllers: [ResumableUploadController],
  providers: [ResumableUploadRepository, AbandonedUploads, ...useCasesOf(ResumableUploadController)],
})
export class ResumableModule {}
