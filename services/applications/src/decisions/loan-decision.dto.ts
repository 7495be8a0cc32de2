import { applicationCommands, closingKinds, loanTermsRecord } from '@groundwork/domain-applications';
import type { ClosingKind, LoanTerms } from '@groundwork/domain-applications';
import { limitKeys } from '@groundwork/domain-capital';
import type { LimitKey } from '@groundwork/domain-capital';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Answer, dtoOf } from '@groundwork/server-http';
import { ApplicationDto } from '../applications/index.js';
import { CapitalDto } from '../capital-rows/index.js';

/** What an approval needs: what is missing, and the terms that the application suggests or that were decided. */
export class ApprovalDto {
  @ApiProperty({
    type: [String],
    description: 'items that are missing for an approval at once, or of a loan in closing for its closing',
  })
  missing!: string[];
  @ApiProperty({ type: [String], description: 'items that are missing for an approval with a closing' })
  missingForClosing!: string[];
  @ApiProperty({ type: dtoOf(loanTermsRecord), description: 'those decided, else what the application suggests' })
  terms!: LoanTerms;
  @Answer.amount() budgetTotal!: number;
  @ApiProperty({ type: Boolean, description: 'whether every budget has a total, without which no amount is approved' })
  isBudgeted!: boolean;
  @ApiProperty({ type: [String], description: 'of several properties those whose budget has no total, by name' })
  unbudgeted!: readonly string[];
}

/** A decision on an application. */
export class LoanDecisionSummaryDto {
  @Answer.id() id!: string;
  @Answer.id() applicationId!: string;
  @Answer.whole() round!: number;
  @Answer.choice(applicationCommands) command!: string;
  @Answer.id() decidedBy!: string;
  @Answer.instant() decidedAt!: string;
  @ApiProperty({ type: String, nullable: true }) note!: string | null;
  @ApiProperty({ type: [String], description: 'what was missing' }) missing!: readonly string[];
  @ApiProperty({ type: String, nullable: true, description: 'why it was decided all the same' })
  overrideReason!: string | null;
  @ApiProperty({ enum: [...limitKeys], isArray: true, description: 'limits of the loan type that it exceeds' })
  exceededLimits!: readonly LimitKey[];
  @ApiProperty({ type: String, nullable: true, description: 'why it was decided above them' })
  limitsReason!: string | null;
  @ApiProperty({ type: dtoOf(loanTermsRecord), nullable: true }) terms!: LoanTerms | null;
  @ApiProperty({ type: String, description: 'SHA-256 of the snapshot, hexadecimal' }) snapshotHash!: string;
}

export class DecidedLineDto {
  @Answer.text() name!: string;
  @Answer.text() section!: string;
  @Answer.amount() budgetAmount!: number;
  @ApiPropertyOptional({ type: String, description: 'missing in decisions of before it was kept' }) type?: string;
  @ApiPropertyOptional({ type: String, nullable: true, description: 'of the line; missing in earlier decisions' })
  note?: string | null;
}

export class DecidedBudgetDto {
  @Answer.id() propertyId!: string;
  @ApiProperty({ type: [DecidedLineDto] }) lines!: DecidedLineDto[];
}

export class DecidedUnitBudgetDto extends DecidedBudgetDto {
  @Answer.id() unitId!: string;
}

/** The term sheet that was accepted, known by the hash of its text. */
export class DecidedTermSheetDto {
  @Answer.id() id!: string;
  @Answer.text() type!: string;
  @Answer.whole() version!: number;
  @Answer.instant() date!: string;
  @ApiProperty({ type: String, nullable: true }) signerName!: string | null;
  @ApiProperty({ type: String, description: 'SHA-256 of the accepted text' }) contentHash!: string;
}

export class DecidedDocumentDto {
  @Answer.id() fileUploadId!: string;
  @Answer.text() parentType!: string;
  @Answer.text() fileType!: string;
  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'the property whose paper it is; missing in earlier decisions',
  })
  propertyId?: string | null;
  @Answer.text() userFileName!: string;
  @Answer.text() status!: string;
  @Answer.text() sha256!: string;
  @Answer.whole() version!: number;
  @Answer.instant() uploadedAt!: string;
}

export class DecidedPartyDto {
  @Answer.id() id!: string;
  @Answer.text() name!: string;
  @ApiPropertyOptional({ type: Number }) percentOwnership?: number;
}

export class DecidedPartiesDto {
  @Answer.text() name!: string;
  @ApiProperty({ type: [DecidedPartyDto] }) owners!: DecidedPartyDto[];
  @ApiProperty({ type: [DecidedPartyDto] }) people!: DecidedPartyDto[];
  @ApiProperty({ type: [DecidedPartyDto] }) contractors!: DecidedPartyDto[];
}

/** An item of the checklist of a closing that somebody had said something of. */
export class DecidedClosingItemDto {
  @ApiProperty({ enum: [...closingKinds] }) kind!: ClosingKind;
  @Answer.flag() completed!: boolean;
  @ApiProperty({ type: String, format: 'date', nullable: true }) dueOn!: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true }) expiresOn!: string | null;
  @ApiProperty({ type: String, nullable: true }) comment!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'what stood when it was ticked off' })
  fileUploadId!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) tickedBy!: string | null;
  @Answer.laterInstant() tickedAt!: string | null;
}

/** Somebody of the lender, by the name of then. */
export class DecidingPersonDto {
  @Answer.id() id!: string;
  @Answer.text() name!: string;
}

/** What was decided upon, as it was. */
export class DecisionSnapshotDto {
  @ApiProperty({ type: ApplicationDto }) application!: ApplicationDto;
  @ApiProperty({ type: [DecidedBudgetDto] }) budgets!: DecidedBudgetDto[];
  @ApiPropertyOptional({
    type: [DecidedUnitBudgetDto],
    description: 'of units that had one; older decisions have none',
  })
  unitBudgets?: DecidedUnitBudgetDto[];
  @ApiPropertyOptional({
    type: DecidedTermSheetDto,
    nullable: true,
    description: 'null where none stood; older decisions do not say',
  })
  termSheet?: DecidedTermSheetDto | null;
  @ApiProperty({ type: [DecidedDocumentDto] }) documents!: DecidedDocumentDto[];
  @ApiProperty({ type: DecidedPartiesDto, nullable: true }) parties!: DecidedPartiesDto | null;
  @ApiPropertyOptional({
    type: [DecidingPersonDto],
    description: 'who decided, and who found conditions and items of the closing in order; older decisions have none',
  })
  people?: DecidingPersonDto[];
  @ApiPropertyOptional({
    type: [DecidedClosingItemDto],
    description: 'the checklist of the closing; none before there was one',
  })
  closing?: DecidedClosingItemDto[];
  @ApiPropertyOptional({
    type: CapitalDto,
    description: 'limits, appraisals and what the limits said; older decisions have none',
  })
  capital?: CapitalDto;
}

export class LoanDecisionDetailsDto extends LoanDecisionSummaryDto {
  @ApiProperty({ type: Boolean, description: 'whether the snapshot still is what was hashed' }) intact!: boolean;
  @ApiProperty({ type: DecisionSnapshotDto }) snapshot!: DecisionSnapshotDto;
}
