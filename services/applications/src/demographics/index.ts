export { demographicsEntities, DemographicsModule } from './demographics.module.js';
