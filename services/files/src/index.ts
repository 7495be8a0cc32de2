import { defineService, OPTIONS } from '@groundwork/server-service';
import { ReviewFileCommand } from './files/commands/review-file.command.js';
import { UploadFileCommand } from './files/commands/upload-file.command.js';
import { FilesController } from './files/files.controller.js';
import { UploadTargets } from './files/intake/upload-target.js';
import { InternalFilesController } from './files/internal-files.controller.js';
import { FileHistory } from './files/persistence/file-history.entity.js';
import { FileRegister } from './files/persistence/file-register.js';
import { FileUpload } from './files/persistence/file-upload.entity.js';
import { FileContentQuery } from './files/queries/file-content.query.js';
import { FilesQuery } from './files/queries/files.query.js';
import { CreateFileTables1763800000000 } from './migrations/create-file-tables.migration.js';
import { createStorage } from './storage/create-storage.js';
import { STORAGE } from './storage/file-storage.js';

/** Uploads, their review and their storage. */
export const service = defineService({
  name: 'files',
  version: '1.0.0',
  controllers: [FilesController, InternalFilesController],
  providers: [{ provide: STORAGE, useFactory: createStorage, inject: [OPTIONS] }, FileRegister, UploadTargets, UploadFileCommand, ReviewFileCommand, FilesQuery, FileContentQuery],
  schema: { entities: [FileUpload, FileHistory], migrations: [CreateFileTables1763800000000] },
  prepare: (fastify) => {
    // Uploads stay streams; whoever takes one reads it.
    fastify.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
  },
});
