import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { AuditLog } from './audit-log.service.js';
import { DealsHandler } from './deals.handler.js';
import { LenderHandler } from './lender.handler.js';
import { WebhooksHandler } from './webhooks.handler.js';
import { AuditController } from './audit.controller.js';

export const auditEntities = [AuditEntryEntity];

@Module({
  controllers: [AuditController],
  providers: [AuditLog, DealsHandler, LenderHandler, WebhooksHandler, ...useCasesOf(AuditController)],
  exports: [AuditLog],
})
export class AuditModule {}
