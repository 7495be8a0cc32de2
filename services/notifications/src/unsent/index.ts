export { UnsentModule } from './unsent.module.js';
