export { ProofSettingRepository } from './proof-setting.repository.js';
export { SigningSettingDto } from './proof-settings.dto.js';
export { proofSettingEntities, ProofSettingsModule } from './proof-settings.module.js';
