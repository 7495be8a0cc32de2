export { AgreementFollowers } from './agreement-followers.service.js';
export { AgreementDto } from './agreement.dto.js';
export { agreementView } from './agreement.view.js';
export { agreementEntities, AgreementsModule } from './agreements.module.js';
export { AgreementRepository } from './persistence/agreement.repository.js';
