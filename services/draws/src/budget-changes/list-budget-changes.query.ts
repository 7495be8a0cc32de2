import { Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { LedgerRepository } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import { BudgetChangeDetails } from './budget-change-details.service.js';
import type { BudgetChangeDto } from './budget-change.dto.js';
import { BudgetChangeRepository } from './budget-change.repository.js';

/** Every change of a loan's budget, the newest first. */
@Injectable()
export class ListBudgetChanges {
  constructor(
    private readonly ledgers: LedgerRepository,
    private readonly changes: BudgetChangeRepository,
    private readonly details: BudgetChangeDetails,
  ) {}

  async execute(actor: Actor, applicationId: string): Promise<BudgetChangeDto[]> {
    const ledger = await this.ledgers.find(applicationId);
    if (!ledger) throw new Problem('resource.not_found', shared.noLedger);
    allow(drawsAbility(actor), 'read', subject('Ledger', ledger));
    return this.details.of(await this.changes.ofLoan(applicationId));
  }
}
