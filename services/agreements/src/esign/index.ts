export { esignEntities, EsignModule } from './esign.module.js';
export { EsignAcceptanceRepository } from './persistence/esign-acceptance.repository.js';
export { EsignMasterRepository } from './persistence/esign-master.repository.js';
