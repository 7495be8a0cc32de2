import { defineService } from '@groundwork/server-service';
import { dossier } from './dossier.js';
import { FilesModule, fileEntities } from './files/index.js';
import { CreateFileTables1763800000000 } from './migrations/1763800000000-create-file-tables.js';
import { FileVersions1764400000000 } from './migrations/1764400000000-file-versions.js';
import { ResumableUploads1764400001000 } from './migrations/1764400001000-resumable-uploads.js';
import { FilesOfProperties1766200000000 } from './migrations/1766200000000-files-of-properties.js';
import { NamedProperties1766900000000 } from './migrations/1766900000000-named-properties.js';
import { ResumableModule, resumableEntities } from './resumable/index.js';
import { UploadsModule } from './uploads/index.js';

/** Uploads, their review and their storage. */
export const service = defineService({
  name: 'files',
  version: '1.0.0',
  dossier,
  imports: [FilesModule, UploadsModule, ResumableModule],
  schema: {
    entities: [...fileEntities, ...resumableEntities],
    migrations: [
      CreateFileTables1763800000000,
      FileVersions1764400000000,
      ResumableUploads1764400001000,
      FilesOfProperties1766200000000,
      NamedProperties1766900000000,
    ],
  },
  prepare: (fastify) => {
    // Uploads stay streams; whoever takes one reads it.
    for (const type of ['multipart/form-data', 'application/octet-stream'])
      fastify.addContentTypeParser(type, (_request, payload, done) => done(null, payload));
  },
});
