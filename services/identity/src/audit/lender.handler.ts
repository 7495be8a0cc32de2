import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { AuditKind } from '@groundwork/domain-accounts';
import type { EventPayloads, LenderChange } from '@groundwork/domain-events';
import { Inbox } from '@groundwork/server-events';
import { AuditLog } from './audit-log.service.js';

const kinds: Readonly<Record<LenderChange, AuditKind>> = { shown: 'lender.shown', letter: 'lender.letter' };

/** What a super administrator changes of the lender itself stands in the record under the administrator. */
@Injectable()
export class LenderHandler implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly log: AuditLog,
  ) {}

  onModuleInit(): void {
    this.inbox.on('lender.changed', 'audit-lender', (_manager, { payload }) => this.handle(payload));
  }

  async handle({ change, subject, version, changedBy }: EventPayloads['lender.changed']): Promise<void> {
    await this.log.record({
      kind: kinds[change],
      accountId: changedBy,
      actor: { userId: changedBy, sessionId: undefined, address: undefined },
      details: { of: subject, version },
    });
  }
}
