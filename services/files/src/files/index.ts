export { FilesModule, fileEntities } from './files.module.js';
export { FileOwners } from './file-owner.service.js';
export type { Parent } from './file-owner.service.js';
export { FileUploadDto } from './file.dto.js';
export { fileView } from './file.view.js';
export type { FileUploadEntity } from './persistence/file-upload.entity.js';
export { FileRepository } from './persistence/file.repository.js';
