import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { AuditKind } from '@groundwork/domain-accounts';
import type { DealChange, EventPayloads } from '@groundwork/domain-events';
import { formatCents } from '@groundwork/domain-money';
import { Inbox } from '@groundwork/server-events';
import { AuditLog } from './audit-log.service.js';

const kinds: Readonly<Record<DealChange, AuditKind>> = {
  company_entered: 'deal.company_entered',
  point_person: 'deal.point_person',
  broker: 'deal.broker',
  credit_set: 'deal.credit_set',
  credit_stopped: 'deal.credit_stopped',
};

/** What an administrator changes in Deal Entry stands in the record under the administrator. */
@Injectable()
export class DealsHandler implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly log: AuditLog,
  ) {}

  onModuleInit(): void {
    this.inbox.on('deal.changed', 'audit-deals', (_manager, { payload }) => this.handle(payload));
    this.inbox.on('application.created', 'audit-deals', (_manager, { payload }) => this.entered(payload));
  }

  async handle(payload: EventPayloads['deal.changed']): Promise<void> {
    const { change, changedBy: userId, organizationName, subjectId, creditAmount } = payload;
    await this.log.record({
      kind: kinds[change],
      accountId: userId,
      actor: actorOf(userId),
      details: {
        of: organizationName,
        ...(creditAmount === null ? {} : { amount: formatCents(creditAmount) }),
        ...(change === 'point_person' || change === 'broker' ? { to: subjectId ?? 'nobody' } : {}),
      },
    });
  }

  private async entered({ enteredBy, name, applicationId }: EventPayloads['application.created']): Promise<void> {
    if (!enteredBy) return;
    const actor = actorOf(enteredBy);
    const details = { of: name, application: applicationId };
    await this.log.record({ kind: 'deal.application_entered', accountId: enteredBy, actor, details });
  }
}

const actorOf = (userId: string) => ({ userId, sessionId: undefined, address: undefined });
