export { SigningSettingRepository } from './signing-setting.repository.js';
export { SigningSettingDto } from './signing-settings.dto.js';
export { signingSettingEntities, SigningSettingsModule } from './signing-settings.module.js';
