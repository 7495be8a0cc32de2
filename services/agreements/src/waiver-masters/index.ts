export { WaiverMastersModule, waiverMasterEntities } from './waiver-masters.module.js';
