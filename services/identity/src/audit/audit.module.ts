import { Module } from '@nestjs/common';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { AuditLog } from './audit-log.service.js';
import { AuditController } from './audit.controller.js';
import { ReadAudit } from './read-audit.query.js';

export const auditEntities = [AuditEntryEntity];

@Module({
  controllers: [AuditController],
  providers: [AuditLog, ReadAudit],
  exports: [AuditLog],
})
export class AuditModule {}
