import { Injectable } from '@nestjs/common';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { LedgerAccess } from '../ledger/index.js';
import type { LoanEvent, LoanHappenedDto } from './loan.dto.js';
import { LoanRepository } from './loan.repository.js';

const byBorrower: ReadonlySet<LoanEvent> = new Set<LoanEvent>(['request', 'withdraw']);
/** What the lender has not made up its mind about is the lender's own business. */
const ofLenderAlone: ReadonlySet<LoanEvent> = new Set<LoanEvent>(['propose', 'decline']);

/** What happened to the draws of a loan. A borrower reads no administrator's id. */
@Injectable()
export class ListLoanHistory {
  constructor(
    private readonly access: LedgerAccess,
    private readonly loans: LoanRepository,
  ) {}

  async execute(actor: Actor, applicationId: string): Promise<LoanHappenedDto[]> {
    await this.access.allowed(actor, 'read', applicationId);
    const isLender = isAdministrator(actor);
    const steps = await this.loans.history(applicationId);
    return steps
      .filter(({ command }) => isLender || !ofLenderAlone.has(command))
      .map(({ id, drawRequestId, command, at, lineCount, reason, userId }) => {
        const side = byBorrower.has(command) ? 'borrower' : 'lender';
        const isKnown = isLender || side === 'borrower';
        return {
          id,
          drawRequestId,
          event: command,
          at,
          lines: lineCount,
          reason,
          side,
          userId: isKnown ? userId : null,
        };
      });
  }
}
