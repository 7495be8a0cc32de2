export { TextsModule } from './texts.module.js';
