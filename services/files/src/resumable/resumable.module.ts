import { Module } from '@nestjs/common';
import { FilesModule } from '../files/index.js';
import { StorageModule } from '../storage/index.js';
import { UploadsModule } from '../uploads/index.js';
import { AbandonedUploads } from './abandoned-upload.service.js';
import { AddPart } from './commands/add-part.command.js';
import { BeginUpload } from './commands/begin-upload.command.js';
import { FinishUpload } from './commands/finish-upload.command.js';
import { GiveUpUpload } from './commands/give-up-upload.command.js';
import { GetUpload } from './queries/get-upload.query.js';
import { ResumablePartEntity } from './resumable-part.entity.js';
import { ResumableUploadController } from './resumable-upload.controller.js';
import { ResumableUploadEntity } from './resumable-upload.entity.js';
import { ResumableUploadRepository } from './resumable-upload.repository.js';

export const resumableEntities = [ResumableUploadEntity, ResumablePartEntity];

/** Uploads in parts: begun with everything that can be refused beforehand, continued from the last whole part. */
@Module({
  imports: [FilesModule, UploadsModule, StorageModule],
  controllers: [ResumableUploadController],
  providers: [ResumableUploadRepository, AbandonedUploads, BeginUpload, GetUpload, AddPart, FinishUpload, GiveUpUpload],
})
export class ResumableModule {}
