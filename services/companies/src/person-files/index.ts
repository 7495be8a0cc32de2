export { PersonFilesModule } from './person-files.module.js';
