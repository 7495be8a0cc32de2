export { SealingModule } from './sealing.module.js';
