import { loanPapers, waitingWaiverStates } from '@groundwork/domain-draws';
import type { LoanPaper, WaitingWaiverState } from '@groundwork/domain-draws';
import { Answer } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';

/** Something that waits, with the loan that it is of. */
class OfLoanDto {
  @Answer.id() applicationId!: string;
  @Answer.text() name!: string;
  @ApiProperty({ type: 'integer', nullable: true }) projectNumber!: number | null;
}

/** The lien waivers of a draw that wait for the same. */
export class WaitingWaiversDto extends OfLoanDto {
  @Answer.id() drawRequestId!: string;
  @ApiProperty({ type: 'integer', description: 'Of the draw, among those of the loan, from 1.' }) drawNumber!: number;
  @Answer.choice(waitingWaiverStates) state!: WaitingWaiverState;
  @Answer.whole() count!: number;
  @Answer.instant() since!: string;
}

/** A paper of an active loan that has ended, or ends soon. */
export class EndingPaperDto extends OfLoanDto {
  @Answer.choice(loanPapers) paper!: LoanPaper;
  @ApiProperty({ type: String, format: 'date' }) expiresOn!: string;
  @Answer.instant() writtenAt!: string;
}

/** An approval of a draw above the limit, which another administrator has to agree to. */
export class WaitingProposalDto extends OfLoanDto {
  @Answer.id() drawRequestId!: string;
  @ApiProperty({ type: 'integer', description: 'What of the draw is approved with it, cents.' })
  approvedAmount!: number;
  @Answer.id() proposedBy!: string;
  @Answer.instant() proposedAt!: string;
}

/** A change of a budget that the caller may decide. */
export class WaitingChangeDto extends OfLoanDto {
  @Answer.id() id!: string;
  @ApiProperty({ type: 'integer', description: 'From 1 within its loan.' }) number!: number;
  @ApiProperty({ type: 'integer', description: 'What it moves or adds, cents.' }) amount!: number;
  @Answer.instant() requestedAt!: string;
}

/** An inspection whose inspector sent no report before the link ended. */
export class WaitingInspectionDto extends OfLoanDto {
  @Answer.id() id!: string;
  @ApiProperty({ type: String, nullable: true }) inspectorName!: string | null;
  @Answer.instant() linkEndedAt!: string;
}

/** What of the company's active loans waits for it; of each kind the oldest first. */
export class BorrowerWaitingDto {
  @ApiProperty({ type: [WaitingWaiversDto] }) waivers!: WaitingWaiversDto[];
  @ApiProperty({ type: [EndingPaperDto] }) papers!: EndingPaperDto[];
}

/** What of all active loans waits for an administrator; of each kind the oldest first. */
export class LenderWaitingDto {
  @ApiProperty({ type: [WaitingWaiversDto], description: 'Papers to look at.' }) waivers!: WaitingWaiversDto[];
  @ApiProperty({ type: [WaitingProposalDto], description: 'Those of the caller too: who proposed one agrees to none.' })
  proposals!: WaitingProposalDto[];
  @ApiProperty({ type: [WaitingChangeDto], description: 'Without those that the caller entered above the limit.' })
  changes!: WaitingChangeDto[];
  @ApiProperty({ type: [WaitingInspectionDto], description: 'Until a report came, or another link was sent.' })
  inspections!: WaitingInspectionDto[];
}
