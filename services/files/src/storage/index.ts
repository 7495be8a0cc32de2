export { STORAGE, storageKey } from './file-storage.types.js';
export type { FileStorage } from './file-storage.types.js';
export { StorageModule } from './storage.module.js';
