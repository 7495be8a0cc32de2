export { capitalEntities, CapitalModule } from './capital.module.js';
