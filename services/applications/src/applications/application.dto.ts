import {
  applicationCommands,
  applicationStatuses,
  loanTypeValues,
  propertyTypeValues,
  stepKeys,
} from '@groundwork/domain-applications';
import type { ApplicationStatus, LoanType, PropertyType, Purpose } from '@groundwork/domain-applications';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsUUID } from 'class-validator';
import {
  GivenChoice,
  GivenFlag,
  GivenId,
  GivenInstant,
  GivenText,
  GivenWhole,
  LaterInstant,
} from '../shared/api-fields.js';
import { GivenInAnswerDto, OptionalInSaveDto, OverseerDto, RejectionCommentDto } from './application-fields.dto.js';
import { PropertyDto, SavePropertyDto } from './property.dto.js';

/** A new application. Left-out properties are made blank, one for each that is applied for. */
export class CreateApplicationDto extends OptionalInSaveDto {
  @GivenId() companyId!: string;
  @ApiPropertyOptional({ type: [SavePropertyDto] }) properties?: SavePropertyDto[];
}

/**
 * A save, or with another `status` a decision: 'awaiting' is the borrower's final submit; an administrator sets 'approved',
 * 'in_closing', 'rejected' (with `onRejectString` or comments) or 'in_progress'. Fields that are left out stay as they are.
 */
export class SaveApplicationDto extends OptionalInSaveDto {
  @ApiProperty({ type: 'integer', description: 'the version that the save is based on' }) version!: number;
  @ApiPropertyOptional({ enum: [...applicationStatuses] }) status?: ApplicationStatus;
  @ApiPropertyOptional({ type: [SavePropertyDto] }) properties?: SavePropertyDto[];
  @ApiPropertyOptional({ type: [OverseerDto] }) constructionOverseers?: OverseerDto[];
}

export class ApplicationDto extends GivenInAnswerDto {
  @GivenId() id!: string;
  @GivenId() companyId!: string;
  @GivenId() userId!: string;
  @GivenChoice(applicationStatuses) status!: ApplicationStatus;
  @GivenWhole() version!: number;
  @GivenWhole() round!: number;
  @GivenText() sectionComplete!: string;
  @GivenWhole() percentageComplete!: number;
  @GivenWhole() itemsNeeded!: number;
  @ApiProperty({ type: [String], description: 'items of the needed-items check that this service sees missing' })
  neededItems!: string[];
  @ApiProperty({ enum: [...stepKeys], isArray: true }) rejectedSteps!: string[];
  @LaterInstant() termSheetAgreementTime!: string | null;
  @GivenFlag() staleTermsheet!: boolean;
  @GivenInstant() createdAt!: string;
  @GivenInstant() updatedAt!: string;
  @LaterInstant() submittedAt!: string | null;
  @LaterInstant() decidedAt!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) decidedBy!: string | null;
  @LaterInstant() ledgerOpenedAt!: string | null;
  @ApiProperty({ type: [PropertyDto] }) properties!: PropertyDto[];
  @ApiProperty({ type: [OverseerDto] }) constructionOverseers!: OverseerDto[];
}

/** An application as lists and cards show it. */
export class ApplicationSummaryDto {
  @GivenId() id!: string;
  @GivenId() companyId!: string;
  @GivenText() name!: string;
  @GivenChoice(applicationStatuses) status!: ApplicationStatus;
  @GivenWhole() version!: number;
  @ApiProperty({ enum: [...loanTypeValues], nullable: true }) loanType!: LoanType | null;
  @ApiProperty({ enum: [...propertyTypeValues], nullable: true }) propertyType!: PropertyType | null;
  @GivenText() intendedPurpose!: Purpose;
  @ApiProperty({ type: 'integer', nullable: true }) numberApplyingFor!: number | null;
  @GivenFlag() lineOfCredit!: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'street of the first property' }) street!: string | null;
  @GivenText() sectionComplete!: string;
  @GivenWhole() percentageComplete!: number;
  @GivenWhole() itemsNeeded!: number;
  @ApiProperty({ enum: [...stepKeys], isArray: true }) rejectedSteps!: string[];
  @GivenInstant() createdAt!: string;
  @GivenInstant() updatedAt!: string;
  @LaterInstant() submittedAt!: string | null;
}

export class ApplicationPageDto {
  @ApiProperty({ type: [ApplicationSummaryDto] }) items!: ApplicationSummaryDto[];
  @ApiProperty({ type: String, nullable: true, description: 'give it back for the next page; null at the end' })
  nextCursor!: string | null;
}

export class HistoryEntryDto {
  @GivenId() id!: string;
  @GivenWhole() round!: number;
  @GivenWhole() version!: number;
  @GivenChoice(['create', ...applicationCommands]) command!: string;
  @ApiProperty({ enum: [...applicationStatuses], nullable: true }) fromStatus!: ApplicationStatus | null;
  @GivenChoice(applicationStatuses) toStatus!: ApplicationStatus;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) userId!: string | null;
  @GivenText() role!: string;
  @GivenInstant() at!: string;
  @ApiProperty({ type: String, nullable: true }) reason!: string | null;
  @ApiProperty({ type: [RejectionCommentDto], nullable: true }) rejectionComments!: RejectionCommentDto[] | null;
}

export class ApplicationOwnerDto {
  @GivenId() applicationId!: string;
  @GivenId() companyId!: string;
  @GivenId() userId!: string;
  @GivenChoice(applicationStatuses) status!: ApplicationStatus;
  @ApiProperty({ enum: [...loanTypeValues], nullable: true }) loanType!: LoanType | null;
  @GivenText() name!: string;
  @GivenFlag() lineOfCredit!: boolean;
}

export class ContractorUseRequest {
  @ApiProperty({ type: String, format: 'uuid' }) @IsUUID() companyId!: string;
  @ApiProperty({ type: [String] }) @IsUUID(undefined, { each: true }) @ArrayMaxSize(500) contractorIds!: string[];
}

/** An application that names a contractor. */
export class ContractorUseDto {
  @GivenId() applicationId!: string;
  @GivenText() title!: string;
  @GivenId() generalContractorId!: string;
}

export class RemovedDto {
  @GivenId() id!: string;
}
