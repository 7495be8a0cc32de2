export { ClosingModule } from './closing.module.js';
