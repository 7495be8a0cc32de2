export { iccaEntities, IccaModule } from './icca.module.js';
