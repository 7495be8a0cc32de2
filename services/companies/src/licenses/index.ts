export { LicenseDto } from './license.dto.js';
export { LicenseEntity } from './license.entity.js';
export { LicenseHolders } from './license-holders.service.js';
export { LicenseRepository } from './license.repository.js';
export { LicensesModule } from './licenses.module.js';
