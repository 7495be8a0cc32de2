import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { refuseInvalid } from '@groundwork/server-http';
import { LedgerAccess, LedgerRepository, Withholding } from '../../ledger/index.js';
import type { PreviewReleaseDto } from '../create-draw-request.dto.js';
import { submittedLines } from '../domain/submitted-lines.js';
import type { DrawScheduleDto } from '../draw-schedule.dto.js';
import { contingencyOf, drawSchedule } from '../draw-schedule.view.js';
import { scheduledLine } from '../persistence/draw-rows.js';
import { ReleaseFunds } from '../release-funds.service.js';

/** Sheet and certificate as they would be if the release were submitted now: who certifies has read them. */
@Injectable()
export class PreviewRelease {
  constructor(
    private readonly access: LedgerAccess,
    private readonly ledgers: LedgerRepository,
    private readonly funds: ReleaseFunds,
    private readonly withholding: Withholding,
  ) {}

  async execute(actor: Actor, { applicationId, lineItems }: PreviewReleaseDto): Promise<DrawScheduleDto> {
    const ledger = await this.access.allowed(actor, 'draw', applicationId);
    const { certifySignature: _notYet, ...errors } = await this.funds.errors(applicationId, { lineItems });
    refuseInvalid(errors);
    const lines = await this.ledgers.lines(applicationId);
    const requested = submittedLines(lineItems).map(({ additionalBudgetItemId, requestedAmount }) => ({
      budgetItemId: additionalBudgetItemId,
      requestedCents: requestedAmount,
      storedCents: null,
    }));
    const terms = await this.withholding.termsOf(ledger);
    return drawSchedule({ kind: 'release', budget: lines.map(scheduledLine), terms }, requested, contingencyOf(lines));
  }
}
