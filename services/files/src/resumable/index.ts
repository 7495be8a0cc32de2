export { ResumableModule, resumableEntities } from './resumable.module.js';
