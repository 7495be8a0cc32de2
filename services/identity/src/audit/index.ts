export type { AuditDetails } from './audit-entry.entity.js';
export { AuditLog } from './audit-log.service.js';
export { AuditModule, auditEntities } from './audit.module.js';
