import { defineService, OPTIONS } from '@groundwork/server-service';
import { ReviewFileCommand } from './files/commands/review-file.command.js';
import { UploadFileCommand } from './files/commands/upload-file.command.js';
import { FilesController } from './files/files.controller.js';
import { FileKeeper } from './files/intake/file-keeper.js';
import { BrokerInvitations } from './files/intake/broker-invitations.js';
import { UploadTargets } from './files/intake/upload-target.js';
import { InternalFilesController } from './files/internal-files.controller.js';
import { InvitedBrokerFilesController } from './files/invited-broker-files.controller.js';
import { FileHistory } from './files/persistence/file-history.entity.js';
import { FileRegister } from './files/persistence/file-register.js';
import { FileUpload } from './files/persistence/file-upload.entity.js';
import { FileContentQuery } from './files/queries/file-content.query.js';
import { FilesQuery } from './files/queries/files.query.js';
import { CreateFileTables1763800000000 } from './migrations/create-file-tables.migration.js';
import { FileVersions1764400000000 } from './migrations/file-versions.migration.js';
import { ResumableUploads1764400001000 } from './migrations/resumable-uploads.migration.js';
import { AbandonedUploads } from './resumable/abandoned-uploads.js';
import { FinishUploadCommand } from './resumable/finish-upload.command.js';
import { ResumablePart, ResumableUpload } from './resumable/resumable-upload.entity.js';
import { ResumableUploadsController } from './resumable/resumable-uploads.controller.js';
import { ResumableUploads } from './resumable/resumable-uploads.js';
import { createScanner } from './scan/create-scanner.js';
import { SCANNER } from './scan/virus-scanner.js';
import { createStorage } from './storage/create-storage.js';
import { STORAGE } from './storage/file-storage.js';

/** Uploads, their review and their storage. */
export const service = defineService({
  name: 'files',
  version: '1.0.0',
  controllers: [ResumableUploadsController, FilesController, InvitedBrokerFilesController, InternalFilesController],
  providers: [
    { provide: STORAGE, useFactory: createStorage, inject: [OPTIONS] },
    { provide: SCANNER, useFactory: createScanner, inject: [OPTIONS] },
    FileRegister,
    UploadTargets,
    BrokerInvitations,
    FileKeeper,
    UploadFileCommand,
    AbandonedUploads,
    ResumableUploads,
    FinishUploadCommand,
    ReviewFileCommand,
    FilesQuery,
    FileContentQuery,
  ],
  schema: {
    entities: [FileUpload, FileHistory, ResumableUpload, ResumablePart],
    migrations: [CreateFileTables1763800000000, FileVersions1764400000000, ResumableUploads1764400001000],
  },
  prepare: (fastify) => {
    // Uploads stay streams; whoever takes one reads it.
    for (const type of ['multipart/form-data', 'application/octet-stream'])
      fastify.addContentTypeParser(type, (_request, payload, done) => done(null, payload));
  },
});
