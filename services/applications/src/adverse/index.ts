export { AdverseModule } from './adverse.module.js';
