export { ApiProblem, networkProblem, problemFrom, sentenceFor } from './api-problem.js';
export type { FieldProblem } from './api-problem.js';
export { background, createApi, unwrap } from './create-api.js';
export { createQueryClient } from './query-client.js';
export { saveBlob, saveFile } from './save-file.js';
export { onSessionEnded } from './session-ended.js';
export { upload } from './upload.js';
export type { UploadOptions } from './upload.js';
