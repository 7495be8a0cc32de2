import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { amount, atMost, lengthLimits, optional, optionalId, optionalTrueOrFalse, optionalWholeNumber, paragraph } from '@groundwork/domain-validation';
import type { Rule } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { IsUUID } from 'class-validator';
import { isText } from './text.rule.js';

const field = (type: unknown, rule: Rule): PropertyDecorator => applyDecorators(ApiPropertyOptional({ type: type as typeof String, nullable: true }), Follows(rule));
const text = (rule: Rule = atMost(lengthLimits.line)): PropertyDecorator => field(String, isText(rule));
const yesNo = (): PropertyDecorator => field(Boolean, optionalTrueOrFalse);

/** What a company says of itself. Rules across fields are `companyErrors` of domain-companies. */
export class CompanyFields {
  @text() organizationName?: string | null;
  @text() website?: string | null;
  @text() mailingStreetAddress?: string | null;
  @text() mailingCity?: string | null;
  @text() mailingState?: string | null;
  @text() mailingZipCode?: string | null;
  @text() physicalStreetAddress?: string | null;
  @text() physicalCity?: string | null;
  @text() physicalState?: string | null;
  @text() physicalZipCode?: string | null;
  @yesNo() physicalAddressSameAsMailing?: boolean | null;
  @yesNo() moreThanMillionRevenue?: boolean | null;
  @field(Number, optionalWholeNumber) numberOfShareholders?: number | null;

  @text() legalEntityName?: string | null;
  @text() eiN_TAXID?: string | null;
  @field(Number, optionalWholeNumber) yearsOfIncorperation?: number | null;
  @text() stateOfIncorperation?: string | null;

  @yesNo() hasBuildersLicense?: boolean | null;
  @text(atMost(100)) buildersLicenseNumber?: string | null;
  @yesNo() licenseRevoked?: boolean | null;
  @text(paragraph) revokeReason?: string | null;
  @yesNo() usesThirdParty?: boolean | null;
  @yesNo() additionalPeopleConfirmed?: boolean | null;
  @yesNo() companyStructureVerified?: boolean | null;
}

/** What an administrator alone may set in deal entry. */
export class CompanyTerms extends CompanyFields {
  @yesNo() lineOfCredit?: boolean | null;
  /** Cents. */
  @field(Number, optional(amount)) creditAmount?: number | null;
  @field(String, optionalId) brokerId?: string | null;
}

export class CreateCompanyBody extends CompanyFields {}

export class CreateRelatedCompanyBody extends CompanyFields {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  parentCompanyId!: string;
}

export class UpdateCompanyBody extends CompanyTerms {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  companyId!: string;

  @ApiPropertyOptional({ type: Number, description: 'The version that the change was made on; another one now is a conflict.' })
  @Follows(optionalWholeNumber)
  version?: number;
}

export class BrokerAssignment {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  companyId!: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null takes the broker away.' })
  @Follows(optionalId)
  brokerId!: string | null;
}

export class CompanyMember {
  @ApiProperty({ type: String }) userId!: string;
}

export class CompanyAnswer extends CompanyTerms {
  @ApiProperty({ type: String }) companyId!: string;
  @ApiProperty({ type: String, nullable: true }) parentCompanyId!: string | null;
  @ApiProperty({ type: Number }) version!: number;
  @ApiProperty({ type: [CompanyMember] }) userCompanies!: CompanyMember[];
  @ApiProperty({ type: String, description: 'A digit a step of set-up, 1 where it is complete.' }) sectionComplete!: string;
  @ApiProperty({ type: Boolean, description: 'One of its applications is submitted; its borrower cannot change it.' }) locked!: boolean;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: String, format: 'date-time' }) updatedAt!: string;
}

export class CompanySummary {
  @ApiProperty({ type: String }) companyId!: string;
  @ApiProperty({ type: String }) organizationName!: string;
  @ApiProperty({ type: String, nullable: true }) legalEntityName!: string | null;
  @ApiProperty({ type: String, nullable: true }) mailingCity!: string | null;
  @ApiProperty({ type: String, nullable: true }) mailingState!: string | null;
  @ApiProperty({ type: Boolean }) lineOfCredit!: boolean;
}

export class CompanyListQuery {
  @ApiPropertyOptional({ type: String, description: 'Part of the organization name.' })
  @Follows(atMost(lengthLimits.line))
  search?: string;

  @ApiPropertyOptional({ type: String, description: 'The last company of the page before.' })
  @Follows(optionalId)
  after?: string;

  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: 500, default: 500 })
  @Follows(optional((value) => (Number.isInteger(Number(value)) && Number(value) >= 1 && Number(value) <= 500 ? undefined : 'Must be between 1 and 500')))
  limit?: number;
}
