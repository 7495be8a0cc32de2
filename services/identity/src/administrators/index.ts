export { AdministratorsModule } from './administrators.module.js';
