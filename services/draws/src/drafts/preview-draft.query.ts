import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { contingencyOf, drawSchedule, scheduledLine } from '../draw-requests/index.js';
import type { DrawScheduleDto } from '../draw-requests/index.js';
import { LedgerRepository, Withholding } from '../ledger/index.js';
import { DraftDetails } from './draft-details.service.js';
import { DrawDraftRepository } from './draw-draft.repository.js';

/** Sheet and certificate as they would be if the draft were submitted now: who certifies has read them. */
@Injectable()
export class PreviewDraft {
  constructor(
    private readonly details: DraftDetails,
    private readonly drafts: DrawDraftRepository,
    private readonly ledgers: LedgerRepository,
    private readonly withholding: Withholding,
  ) {}

  async execute(actor: Actor, id: string): Promise<DrawScheduleDto> {
    const { applicationId } = await this.details.editable(actor, id);
    const ledger = found(await this.ledgers.find(applicationId), 'The loan');
    const lines = await this.ledgers.lines(applicationId);
    const requested = (await this.drafts.linesOf([id])).flatMap(({ budgetItemId, requestedCents, storedCents }) =>
      requestedCents === null ? [] : [{ budgetItemId, requestedCents, storedCents }],
    );
    const terms = await this.withholding.termsOf(ledger);
    return drawSchedule({ kind: 'work', budget: lines.map(scheduledLine), terms }, requested, contingencyOf(lines));
  }
}
