import { Injectable } from '@nestjs/common';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { LedgerAccess } from '../ledger/index.js';
import type { LoanEventsDto } from './loan-events.dto.js';
import { LoanEventsRepository } from './loan-events.repository.js';

/** What happened to a loan, so much at a time. A borrower reads no administrator's id. */
@Injectable()
export class ListLoanEvents {
  constructor(
    private readonly access: LedgerAccess,
    private readonly events: LoanEventsRepository,
  ) {}

  async execute(actor: Actor, applicationId: string, before: string | undefined): Promise<LoanEventsDto> {
    await this.access.allowed(actor, 'read', applicationId);
    const isLender = isAdministrator(actor);
    const { items, next } = await this.events.page(applicationId, before, isLender);
    return {
      items: items.map((item) => ({ ...item, userId: isLender || item.side === 'borrower' ? item.userId : null })),
      next,
    };
  }
}
