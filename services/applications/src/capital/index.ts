export { CapitalModule } from './capital.module.js';
