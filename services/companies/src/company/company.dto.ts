import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { referenceTypes, setupStepKeys, setupStepStatuses, typedReferenceRecord } from '@groundwork/domain-companies';
import type { Reference, SetupStepKey, SetupStepStatus } from '@groundwork/domain-companies';
import {
  amount,
  atMost,
  lengthLimits,
  optional,
  optionalId,
  optionalWholeNumber,
  trueOrFalse,
} from '@groundwork/domain-validation';
import { many, required } from '@groundwork/domain-records';
import { DtoField, Follows } from '@groundwork/server-http';
import { IsUUID } from 'class-validator';
import { FinancialAccountDto } from '../accounts/index.js';
import { CompanyDetailsDto } from '../core/index.js';
import { CompanyMemberDto } from '../members/index.js';
import { field, oneId, yesNo } from '../shared/fields.js';

/** What an administrator alone may set in deal entry. */
export class CompanyTermsDto extends CompanyDetailsDto {
  @yesNo() lineOfCredit?: boolean | null;
  /** Cents. */
  @field(Number, optional(amount)) creditAmount?: number | null;
  @field(String, optionalId) brokerId?: string | null;
}

export class CreateCompanyDto extends CompanyDetailsDto {}

export class CreateRelatedCompanyDto extends CompanyDetailsDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  parentCompanyId!: string;
}

export class UpdateCompanyDto extends CompanyTermsDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  companyId!: string;

  /** The person who controls the company; one of its people. */
  @oneId() controlPersonId?: string | null;

  @DtoField(
    many(typedReferenceRecord, {
      most: referenceTypes.length,
      description: 'References to save, one a type; a type that is left out stays.',
    }),
  )
  references?: readonly Reference[] | null;

  @ApiPropertyOptional({
    type: Number,
    description: 'The version that the change was made on; another one now is a conflict.',
  })
  @Follows(optionalWholeNumber)
  version?: number;
}

export class AssignBrokerDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  companyId!: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null takes the broker away.' })
  @Follows(optionalId)
  brokerId!: string | null;
}

/** A step of set-up as the company stands now. */
export class SetupStatusDto {
  @ApiProperty({ type: Number, description: 'The number of the step in the wizard.' }) index!: number;
  @ApiProperty({ enum: setupStepKeys }) key!: SetupStepKey;
  @ApiProperty({ enum: setupStepStatuses }) status!: SetupStepStatus;
}

export class VerifyStructureDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  companyId!: string;

  @ApiProperty({ type: Boolean })
  @Follows(trueOrFalse)
  value!: boolean;
}

export class CompanyDto extends CompanyTermsDto {
  @ApiProperty({ type: String }) companyId!: string;
  @ApiProperty({ type: String, nullable: true }) parentCompanyId!: string | null;
  @ApiProperty({ type: Number }) version!: number;
  @ApiProperty({ type: [CompanyMemberDto] }) userCompanies!: CompanyMemberDto[];
  @ApiProperty({ type: String, description: 'A digit a step of set-up, 1 where it is complete.' })
  sectionComplete!: string;
  @ApiProperty({
    type: [SetupStatusDto],
    description: 'Every step with its status; none of an entity that only owns a part of another company.',
  })
  setupSteps!: SetupStatusDto[];
  @ApiProperty({ type: Boolean, description: 'The step of S1 uploads is hidden: no owner is a person by name.' })
  s1Hidden!: boolean;
  @ApiProperty({
    type: Number,
    description: 'Owned of what is needed in all its entities, to three significant digits.',
  })
  entityOwnerPercentComplete!: number;
  @DtoField(required(many(typedReferenceRecord, { most: referenceTypes.length }))) references!: readonly Reference[];
  @ApiProperty({
    type: [FinancialAccountDto],
    description: 'Accounts of the company itself; those of its owners stand with them.',
  })
  businessAccounts!: FinancialAccountDto[];
  @ApiProperty({ type: String, nullable: true }) controlPersonId!: string | null;
  @ApiProperty({ type: Boolean, description: 'One of its applications is submitted; its borrower cannot change it.' })
  locked!: boolean;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: String, format: 'date-time' }) updatedAt!: string;
}

export class CompanySummaryDto {
  @ApiProperty({ type: String }) companyId!: string;
  @ApiProperty({ type: String }) organizationName!: string;
  @ApiProperty({ type: String, nullable: true }) legalEntityName!: string | null;
  @ApiProperty({ type: String, nullable: true }) mailingCity!: string | null;
  @ApiProperty({ type: String, nullable: true }) mailingState!: string | null;
  @ApiProperty({ type: Boolean }) lineOfCredit!: boolean;
}

export class ListCompaniesDto {
  @ApiPropertyOptional({
    type: String,
    description: 'Part of the organization or legal entity name, or the beginning of the id.',
  })
  @Follows(atMost(lengthLimits.line))
  search?: string;

  @ApiPropertyOptional({ type: String, description: 'The last company of the page before.' })
  @Follows(optionalId)
  after?: string;

  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: 500, default: 500 })
  @Follows(
    optional((value) =>
      Number.isInteger(Number(value)) && Number(value) >= 1 && Number(value) <= 500
        ? undefined
        : 'Must be between 1 and 500',
    ),
  )
  limit?: number;
}
