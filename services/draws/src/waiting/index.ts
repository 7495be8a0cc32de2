export { WaitingModule } from './waiting.module.js';
