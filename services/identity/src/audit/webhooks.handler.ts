import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventPayloads } from '@groundwork/domain-events';
import { Inbox } from '@groundwork/server-events';
import { AuditLog } from './audit-log.service.js';

/** What is done with a webhook stands in the record under who did it; what the portal did by itself under who made the webhook. */
@Injectable()
export class WebhooksHandler implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly log: AuditLog,
  ) {}

  onModuleInit(): void {
    this.inbox.on('webhook.changed', 'audit-webhooks', (_manager, { payload }) => this.handle(payload));
  }

  async handle({ change, name, createdBy, changedBy, details }: EventPayloads['webhook.changed']): Promise<void> {
    await this.log.record({
      kind: `webhook.${change}`,
      accountId: changedBy ?? createdBy,
      ...(changedBy ? { actor: { userId: changedBy, sessionId: undefined, address: undefined } } : {}),
      details: { of: name, ...details },
    });
  }
}
