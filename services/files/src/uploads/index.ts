export { FileKeeper } from './file-keeper.service.js';
export { drain } from './intake/multipart-form.js';
export { UploadTargets } from './upload-target.service.js';
export { UploadsModule } from './uploads.module.js';
