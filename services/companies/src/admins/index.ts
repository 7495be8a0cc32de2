export { AdminsModule } from './admins.module.js';
export { CompanyAdminHistoryEntity } from './company-admin-history.entity.js';
export { CompanyAdminEntity } from './company-admin.entity.js';
