import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { LedgerAccess } from '../ledger/index.js';
import { BudgetChangeDetails } from './budget-change-details.service.js';
import type { BudgetChangeDto } from './budget-change.dto.js';
import { BudgetChangeRepository } from './budget-change.repository.js';

/** Every change of a loan's budget, the newest first. */
@Injectable()
export class ListBudgetChanges {
  constructor(
    private readonly access: LedgerAccess,
    private readonly changes: BudgetChangeRepository,
    private readonly details: BudgetChangeDetails,
  ) {}

  async execute(actor: Actor, applicationId: string): Promise<BudgetChangeDto[]> {
    await this.access.allowed(actor, 'read', applicationId);
    return this.details.of(await this.changes.ofLoan(applicationId));
  }
}
