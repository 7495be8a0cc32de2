import { Inject, Injectable } from '@nestjs/common';
import { budgetChangeErrors, isContingency, newLineErrors } from '@groundwork/domain-draws';
import type { ChangeableLine } from '@groundwork/domain-draws';
import type { Clock } from '@groundwork/domain-time';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { documentErrors } from '../draw-requests/index.js';
import type { KnownFile } from '../draw-requests/index.js';
import { LedgerAccess, lineAmounts, LedgerRepository } from '../ledger/index.js';
import type { LedgerLineEntity } from '../ledger/index.js';
import { BudgetChangeDetails } from './budget-change-details.service.js';
import type { BudgetChangeDto, RequestBudgetChangeDto } from './budget-change.dto.js';
import { BudgetChangeRepository } from './budget-change.repository.js';
import { changeFacts } from './budget-change.view.js';
import { requestedChange, requestedLines } from './requested-change.js';

type Files = ReadonlyMap<string, KnownFile>;

const changeable = (line: LedgerLineEntity): ChangeableLine => ({
  ...lineAmounts(line),
  isContingency: isContingency(line),
});

/** A borrower asks for a change of the budget, or an administrator enters one. Nothing moves until it is decided. */
@Injectable()
export class RequestBudgetChange {
  constructor(
    private readonly database: Database,
    private readonly access: LedgerAccess,
    private readonly ledgers: LedgerRepository,
    private readonly changes: BudgetChangeRepository,
    private readonly details: BudgetChangeDetails,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, request: RequestBudgetChangeDto, files: Files): Promise<BudgetChangeDto> {
    const requestedBy = found(actor.userId, 'The user');
    const ledger = await this.access.allowed(actor, 'change', request.applicationId);
    const budget = new Map((await this.ledgers.lines(request.applicationId)).map((line) => [line.id, line]));
    refuseInvalid({
      ...budgetChangeErrors(request, (id) => {
        const line = budget.get(id);
        return line && changeable(line);
      }),
      ...newLineErrors(request, { properties: ledger.properties, lines: [...budget.values()] }),
      ...documentErrors({ ...request, lineItems: [] }, (id) => files.get(id)?.companyId, ledger.companyId),
    });
    const requested = requestedChange(ledger, request, (id) => files.get(id)?.userFileName ?? '', {
      requestedBy,
      requestedAs: isAdministrator(actor) ? 'administrator' : 'borrower',
      requestedAt: this.clock.now(),
    });
    await this.database.transaction(async (manager) => {
      // Two who ask at once wait for each other: each has a number of its own.
      await this.ledgers.lock(manager, request.applicationId);
      const change = { ...requested, number: await this.changes.nextNumber(request.applicationId) };
      await this.changes.insert(manager, change, requestedLines(change.id, request));
      await this.outbox.add(manager, {
        type: 'budget.change_requested',
        aggregateId: change.id,
        payload: changeFacts(change, ledger),
      });
    });
    return this.details.one(requested.id);
  }
}
