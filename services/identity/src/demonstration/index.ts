export { DemonstrationModule } from './demonstration.module.js';
