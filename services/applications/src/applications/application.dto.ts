import {
  applicationRecord,
  applicationCommands,
  applicationStatuses,
  loanDecisionRecord,
  loanTermsRecord,
  loanTypeValues,
  overseerRecord,
  propertyTypeValues,
  rejectionCommentRecord,
  saveApplicationRecord,
  stepKeys,
} from '@groundwork/domain-applications';
import type {
  ApplicationStatus,
  LoanDecision,
  LoanTerms,
  LoanType,
  Overseer,
  PropertyType,
  Purpose,
  RejectionComment,
  SupervisionOnRecord,
} from '@groundwork/domain-applications';
import { amount, choice, one, orNull, paragraph, required, text, whole } from '@groundwork/domain-records';
import { Answer, DtoField, dtoOf, recordDto } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsUUID } from 'class-validator';
import { PropertyDto } from './property.dto.js';

/** A new application. Left-out properties are made blank, one for each that is applied for. */
export class CreateApplicationDto extends recordDto(saveApplicationRecord) {
  @Answer.id() companyId!: string;
}

/**
 * A save, or with another `status` a decision: 'awaiting' is the borrower's final submit; an administrator sets 'approved',
 * 'in_closing', 'rejected' (with `onRejectString` or comments) or 'in_progress'. Fields that are left out stay as they are.
 */
export class SaveApplicationDto extends recordDto(saveApplicationRecord) {
  /** A missing one is a problem of its own, which the command answers. */
  @DtoField(required(whole('', { description: 'the version that the save is based on', rule: () => undefined })))
  version!: number;
  @DtoField(choice('', applicationStatuses)) status?: ApplicationStatus | null;
  @DtoField(one(loanDecisionRecord, { description: 'what goes with an approval or a closing: its terms and why' }))
  decision?: LoanDecision | null;
  @DtoField(paragraph('', { description: 'why conditions change that were agreed on; both sides read it' }))
  conditionsReason?: string | null;
}

const always = [
  'name',
  'intendedPurpose',
  'lineOfCredit',
  'fundingSources',
  'approvalConditions',
  'rejectionComments',
] as const;

/** That the supervision of a line of credit was acknowledged: by whom, when, in the words of which hash. */
export class SupervisionOnRecordDto implements SupervisionOnRecord {
  @Answer.instant() date!: string;
  @ApiProperty({ type: String, nullable: true, description: 'first and last name of the account at that moment' })
  signerName!: string | null;
  @ApiProperty({ type: String, description: 'SHA-256 of the words' }) contentHash!: string;
}

export class ApplicationDto extends recordDto(applicationRecord, { always }) {
  @Answer.id() id!: string;
  @Answer.whole() projectNumber!: number;
  @Answer.id() companyId!: string;
  @Answer.id() userId!: string;
  @Answer.choice(applicationStatuses) status!: ApplicationStatus;
  @Answer.whole() version!: number;
  @Answer.whole() round!: number;
  @Answer.text() sectionComplete!: string;
  @Answer.whole() percentageComplete!: number;
  @Answer.whole() itemsNeeded!: number;
  @ApiProperty({ type: [String], description: 'items of the needed-items check that this service sees missing' })
  neededItems!: string[];
  @ApiProperty({ enum: [...stepKeys], isArray: true }) rejectedSteps!: string[];
  @Answer.laterInstant() termSheetAgreementTime!: string | null;
  @Answer.flag() staleTermsheet!: boolean;
  @ApiProperty({
    type: [String],
    description: 'figures of the accepted term sheet that have changed since, which ended its acceptance',
  })
  termSheetChanges!: readonly string[];
  @ApiProperty({
    type: SupervisionOnRecordDto,
    nullable: true,
    description: 'the acknowledgement of its supervision that stood when its borrower last ticked it or submitted',
  })
  supervision!: SupervisionOnRecord | null;
  @Answer.instant() createdAt!: string;
  @Answer.instant() updatedAt!: string;
  @Answer.laterInstant() submittedAt!: string | null;
  @Answer.laterInstant() awaitingAt!: string | null;
  @Answer.laterInstant() closingAt!: string | null;
  @Answer.laterInstant() approvedAt!: string | null;
  @Answer.laterInstant() decidedAt!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) decidedBy!: string | null;
  @Answer.laterInstant() ledgerOpenedAt!: string | null;
  @ApiProperty({ type: dtoOf(loanTermsRecord), nullable: true, description: 'as they were decided last' })
  terms!: LoanTerms | null;
  @ApiProperty({ type: [PropertyDto] }) properties!: readonly PropertyDto[];
  @ApiProperty({ type: [dtoOf(overseerRecord)] }) constructionOverseers!: readonly Overseer[];
}

/** An application as lists and cards show it. */
export class ApplicationSummaryDto {
  @Answer.id() id!: string;
  @Answer.whole() projectNumber!: number;
  @Answer.id() companyId!: string;
  @Answer.text() name!: string;
  @Answer.choice(applicationStatuses) status!: ApplicationStatus;
  @Answer.whole() version!: number;
  @ApiProperty({ enum: [...loanTypeValues], nullable: true }) loanType!: LoanType | null;
  @ApiProperty({ enum: [...propertyTypeValues], nullable: true }) propertyType!: PropertyType | null;
  @Answer.text() intendedPurpose!: Purpose;
  @ApiProperty({ type: 'integer', nullable: true }) numberApplyingFor!: number | null;
  @Answer.flag() lineOfCredit!: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'street of the first property' }) street!: string | null;
  @Answer.text() sectionComplete!: string;
  @Answer.whole() percentageComplete!: number;
  @Answer.whole() itemsNeeded!: number;
  @ApiProperty({ enum: [...stepKeys], isArray: true }) rejectedSteps!: string[];
  @Answer.instant() createdAt!: string;
  @Answer.instant() updatedAt!: string;
  @Answer.laterInstant() submittedAt!: string | null;
  @Answer.laterInstant() awaitingAt!: string | null;
  @Answer.laterInstant() closingAt!: string | null;
  @Answer.laterInstant() approvedAt!: string | null;
  @Answer.laterInstant() ledgerOpenedAt!: string | null;
  @Answer.laterInstant() termSheetAgreementTime!: string | null;
}

export class ApplicationPageDto {
  @ApiProperty({ type: [ApplicationSummaryDto] }) items!: ApplicationSummaryDto[];
  @ApiProperty({ type: String, nullable: true, description: 'give it back for the next page; null at the end' })
  nextCursor!: string | null;
}

export class HistoryEntryDto {
  @Answer.id() id!: string;
  @Answer.whole() round!: number;
  @Answer.whole() version!: number;
  @Answer.choice(['create', ...applicationCommands]) command!: string;
  @ApiProperty({ enum: [...applicationStatuses], nullable: true }) fromStatus!: ApplicationStatus | null;
  @Answer.choice(applicationStatuses) toStatus!: ApplicationStatus;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) userId!: string | null;
  @Answer.text() role!: string;
  @Answer.instant() at!: string;
  @ApiProperty({ type: String, nullable: true }) reason!: string | null;
  @ApiProperty({ type: [dtoOf(rejectionCommentRecord)], nullable: true }) rejectionComments!:
    readonly RejectionComment[] | null;
}

export class ApplicationOwnerDto {
  @Answer.id() applicationId!: string;
  @Answer.whole() projectNumber!: number;
  @Answer.id() companyId!: string;
  @Answer.id() userId!: string;
  @Answer.choice(applicationStatuses) status!: ApplicationStatus;
  @ApiProperty({ enum: [...loanTypeValues], nullable: true }) loanType!: LoanType | null;
  @Answer.text() name!: string;
  @Answer.flag() lineOfCredit!: boolean;
}

/** Whose an application is, and of which properties something of it may be. */
export class OwnedApplicationDto extends ApplicationOwnerDto {
  @ApiProperty({ type: [String], description: 'in their order' }) propertyIds!: readonly string[];
  @ApiProperty({ type: [String], description: 'what each is called among the others, in the same order' })
  propertyTitles!: readonly string[];
}

class TermSheetPropertyDto {
  @DtoField(orNull(text(''))) street!: string | null;
  @DtoField(orNull(text(''))) city!: string | null;
  @DtoField(orNull(text(''))) state!: string | null;
  @DtoField(orNull(text(''))) zipCode!: string | null;
  @DtoField(orNull(text(''))) propertyType!: string | null;
  @DtoField(orNull(whole(''))) numberOfUnits!: number | null;
  @DtoField(orNull(amount(''))) purchaseAmount!: number | null;
  @DtoField(orNull(amount(''))) expectedListingPrice!: number | null;
  @Answer.amount() budgetTotal!: number;
}

/** What a term sheet is filled with. */
export class TermSheetFiguresDto extends ApplicationOwnerDto {
  @DtoField(orNull(text(''))) propertyType!: string | null;
  @DtoField(orNull(text(''))) intendedPurpose!: string | null;
  @DtoField(orNull(text(''))) brokerName!: string | null;
  @DtoField(orNull(amount(''))) requestedAmount!: number | null;
  @ApiProperty({ type: [String], description: 'what has changed since the sheet was accepted, of all that it shows' })
  termSheetChanges!: readonly string[];
  @ApiProperty({ type: [TermSheetPropertyDto] }) properties!: readonly TermSheetPropertyDto[];
}

export class ListContractorUseDto {
  @ApiProperty({ type: String, format: 'uuid' }) @IsUUID() companyId!: string;
  @ApiProperty({ type: [String] }) @IsUUID(undefined, { each: true }) @ArrayMaxSize(500) contractorIds!: string[];
}

/** An application that names a contractor. */
export class ContractorUseDto {
  @Answer.id() applicationId!: string;
  @Answer.text() title!: string;
  @Answer.id() generalContractorId!: string;
}

export class RemovedDto {
  @Answer.id() id!: string;
}
