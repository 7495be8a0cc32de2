import { drawKinds, drawSelections, drawStages, fundingStates, invoiceRecord } from '@groundwork/domain-draws';
import type { DrawKind, DrawSelection, DrawStage, FundingState } from '@groundwork/domain-draws';
import { Answer, recordDto } from '@groundwork/server-http';
import { FundingDto } from '../funding-rows/index.js';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

abstract class DecisionDto {
  @ApiProperty({ type: String, nullable: true })
  rejectReason!: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  rejectedBy!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  rejectDate!: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  acceptedBy!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  acceptDate!: string | null;
}

export class DrawBudgetItemDto {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String })
  section!: string;

  @ApiProperty({ type: String, format: 'uuid' })
  propertyId!: string;

  @ApiProperty({ type: 'integer', description: 'Cents.' })
  budgetAmount!: number;

  @ApiProperty({ type: 'integer', description: 'Cents, as of now.' })
  amountFundedToDate!: number;

  @ApiProperty({ type: 'integer', description: 'Asked for in open draw requests, this one among them; cents.' })
  pending!: number;

  @ApiProperty({ type: 'integer', description: 'Approved and not paid out yet, cents.' })
  pendingFunding!: number;

  @ApiProperty({ type: 'integer', description: 'Approved and held back, cents.' })
  retainageHeld!: number;

  @ApiProperty({
    type: 'integer',
    description: 'Most that can be asked for beside that: of the line, or, by a release, of what is held back; cents.',
  })
  available!: number;
}

export class SupportingDocumentDto {
  @ApiProperty({ type: String, format: 'uuid' })
  fileUploadId!: string;

  @ApiProperty({ type: String })
  userFileName!: string;
}

export class DrawInvoiceDto extends recordDto(invoiceRecord) {}

export class DrawLineDto extends DecisionDto {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String, format: 'uuid' })
  additionalBudgetItemId!: string;

  @ApiProperty({ type: DrawBudgetItemDto })
  additionalBudgetItem!: DrawBudgetItemDto;

  @ApiProperty({ type: 'integer', description: 'Cents.' })
  requestedAmount!: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Cents; null while it is not approved.' })
  approvedAmount!: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'Held back of what was approved, cents; negative where a reduction gave back; null while not approved.',
  })
  retainageWithheld!: number | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The funding that pays it.' })
  fundingId!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why less than requested was approved.' })
  reductionReason!: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Material that is not built in, cents; null: as it was.',
  })
  materialsStored!: number | null;

  @ApiProperty({ type: [DrawInvoiceDto] })
  invoices!: DrawInvoiceDto[];

  @ApiProperty({ type: 'integer', enum: [1, 2, 3, 4] })
  statusId!: number;

  @ApiProperty({ type: [SupportingDocumentDto] })
  supportingDocuments!: SupportingDocumentDto[];
}

/** A line as an earlier submission had it. */
export class SubmittedLineDto {
  @Answer.id() additionalBudgetItemId!: string;
  @Answer.text() name!: string;
  @Answer.amount() requestedAmount!: number;
  @ApiProperty({ type: [DrawInvoiceDto] }) invoices!: DrawInvoiceDto[];
}

/** One submission of a draw: how it ended where it came back, and what it asked for. */
export class DrawSubmissionDto {
  @Answer.whole() round!: number;
  @Answer.id() userId!: string;
  @Answer.instant() submittedAt!: string;
  @Answer.amount() requestedAmount!: number;
  @ApiProperty({ enum: ['sent_back', 'withdrawn'], nullable: true }) endedAs!: 'sent_back' | 'withdrawn' | null;
  @ApiProperty({ type: String, nullable: true }) endedReason!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) endedBy!: string | null;
  @Answer.laterInstant() endedAt!: string | null;
  @ApiProperty({ type: [SubmittedLineDto] }) lineItems!: SubmittedLineDto[];
}

/** A line of a proposal, as it is to stand. */
export class ProposedLineDto {
  @Answer.id() id!: string;
  @ApiProperty({ type: 'integer', enum: [1, 2, 3, 4] }) statusId!: number;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Cents, of an approval.' }) approvedAmount!:
    number | null;
  @ApiProperty({ type: String, nullable: true }) reductionReason!: string | null;
  @ApiProperty({ type: String, nullable: true }) rejectReason!: string | null;
}

/** An approval above the lender's limit, which another administrator has to agree to. */
export class DrawProposalDto {
  @Answer.id() proposedBy!: string;
  @Answer.instant() proposedAt!: string;
  @ApiProperty({ type: 'integer', description: 'What of the draw is approved with it, cents.' })
  approvedAmount!: number;
  @ApiProperty({ type: 'integer', description: 'What was the limit then, cents.' }) limit!: number;
  @ApiProperty({ type: [ProposedLineDto] }) lineItems!: ProposedLineDto[];
}

/** A draw request (specification, back office, section 3). */
export class DrawRequestDto extends DecisionDto {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String, format: 'uuid' })
  applicationId!: string;

  @ApiProperty({ type: String })
  applicationName!: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null for a loan from before there were any.' })
  projectNumber!: number | null;

  @ApiProperty({ type: String, format: 'uuid' })
  companyId!: string;

  @ApiProperty({ enum: drawKinds, description: 'What it asks for: work, or the release of what is held back.' })
  kind!: DrawKind;

  @ApiProperty({ type: String, format: 'uuid', description: 'Who submitted it.' })
  userId!: string;

  @ApiProperty({ type: 'integer', enum: [1, 2, 3, 4] })
  statusId!: number;

  @ApiProperty({ enum: drawStages, description: 'The status counts while it is submitted.' })
  stage!: DrawStage;

  @ApiProperty({ type: 'integer', description: 'Which submission of it this is.' })
  round!: number;

  @ApiProperty({
    type: 'integer',
    enum: [1, 2, 3, 4, 5],
    description: 'By what is left to do; 5: all decided, not alike.',
  })
  place!: number;

  @ApiProperty({ enum: fundingStates, description: 'How far the payment of what is approved is.' })
  fundingState!: FundingState;

  @ApiProperty({ type: [FundingDto], description: 'Every payment of it, the first one first.' })
  fundings!: FundingDto[];

  @ApiProperty({ type: String, nullable: true })
  note!: string | null;

  @ApiProperty({ type: [SupportingDocumentDto], description: 'Files of the whole draw.' })
  supportingDocuments!: SupportingDocumentDto[];

  @ApiProperty({ type: 'integer', description: 'Sum of the lines, cents.' })
  requestedAmount!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  certifySignatureDate!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: 'integer' })
  version!: number;

  @ApiProperty({ type: [DrawLineDto] })
  lineItems!: DrawLineDto[];

  @ApiPropertyOptional({
    type: DrawProposalDto,
    nullable: true,
    description: 'For administrators, in the answer for one draw only; null where none is proposed.',
  })
  proposal?: DrawProposalDto | null;

  @ApiPropertyOptional({
    type: String,
    description: 'The signature as a data URL of a PNG; in the answer for one draw only.',
  })
  certifySignature?: string;

  @ApiPropertyOptional({
    type: [DrawSubmissionDto],
    description: 'The first one first; in the answer for one draw only.',
  })
  submissions?: DrawSubmissionDto[];
}

/** How many draw requests a place of the administrator's selector has. */
export class DrawSelectionDto {
  @ApiProperty({ enum: drawSelections })
  selection!: DrawSelection;

  @Answer.whole()
  count!: number;

  @ApiProperty({ type: Boolean, description: 'There are more: it was counted no further.' })
  countIsBound!: boolean;
}

export class DrawStatusDto {
  @ApiProperty({ type: 'integer', enum: [1, 2, 3, 4] })
  id!: number;

  @ApiProperty({ type: String })
  status!: string;

  @ApiProperty({ type: 'integer', description: 'How many draw requests have it that the caller may see.' })
  count!: number;
}

export class DrawStatusCountDto extends DrawStatusDto {
  @ApiProperty({ type: Boolean, description: 'There are more: it was counted no further.' })
  countIsBound!: boolean;
}
