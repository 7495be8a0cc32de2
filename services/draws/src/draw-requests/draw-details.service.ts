import { Injectable } from '@nestjs/common';
import { FundingRepository } from '../funding-rows/index.js';
import { LedgerRepository } from '../ledger/index.js';
import type { DrawRequestDto, DrawSubmissionDto } from './draw-request.dto.js';
import { drawFunding, drawLineView, drawRequestView, drawSubmissionView } from './draw-request.view.js';
import type { DrawRequestEntity } from './persistence/draw-request.entity.js';
import { DrawRequestRepository } from './persistence/draw-request.repository.js';

/** Draws with their lines, the names of budget lines and of the loan, and their payments: four reads however many there are. */
@Injectable()
export class DrawDetails {
  constructor(
    private readonly draws: DrawRequestRepository,
    private readonly ledgers: LedgerRepository,
    private readonly fundings: FundingRepository,
  ) {}

  async of(draws: readonly DrawRequestEntity[]): Promise<DrawRequestDto[]> {
    if (draws.length === 0) return [];
    const lines = await this.draws.linesOf(draws.map((draw) => draw.id));
    const items = await this.ledgers.linesById(lines.map((line) => line.budgetItemId));
    const names = await this.ledgers.names(draws.map((draw) => draw.applicationId));
    const fundings = await this.fundings.ofDraws(draws.map((draw) => draw.id));
    return draws.map((draw) => {
      const own = lines.filter((line) => line.drawRequestId === draw.id && line.round === draw.round);
      const paying = fundings.filter((funding) => funding.drawRequestId === draw.id);
      return {
        ...drawRequestView(
          draw,
          names.get(draw.applicationId),
          own.map((line) => drawLineView(line, items.get(line.budgetItemId), draw.kind)),
        ),
        ...drawFunding(own, paying),
      };
    });
  }

  /** Every submission of a draw with what it asked for, the first one first. */
  async submissionsOf(draw: DrawRequestEntity): Promise<DrawSubmissionDto[]> {
    const submissions = await this.draws.submissions(draw.id);
    const lines = await this.draws.linesOf([draw.id]);
    const items = await this.ledgers.linesById(lines.map((line) => line.budgetItemId));
    return submissions.map((submission) =>
      drawSubmissionView(
        submission,
        lines
          .filter((line) => line.round === submission.round)
          .map((line) => ({
            additionalBudgetItemId: line.budgetItemId,
            name: items.get(line.budgetItemId)?.name ?? '',
            requestedAmount: line.requestedCents,
            invoices: line.invoices ?? [],
          })),
      ),
    );
  }
}
