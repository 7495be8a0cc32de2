export { PaperModule } from './paper.module.js';
