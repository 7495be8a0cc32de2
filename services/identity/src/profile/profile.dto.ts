import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ProfileFacts } from '@groundwork/domain-accounts';
import { Allow, IsInt, IsOptional, Min } from 'class-validator';
import { UserNameDto } from '../accounts/index.js';

const nullableText = { type: String, nullable: true } as const;
const nullableFlag = { type: Boolean, nullable: true } as const;
const nullableNumber = { type: Number, nullable: true } as const;

/** A user's profile (borrower specification, section 3). */
export class ProfileDto extends UserNameDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) email!: string;
  @ApiProperty({ type: String }) streetAddress!: string;
  @ApiProperty({ type: String }) city!: string;
  @ApiProperty({ type: String }) state!: string;
  @ApiProperty({ type: String }) zipCode!: string;
  @ApiProperty({ type: String }) mobileNumber!: string;
  @ApiProperty({ type: Boolean }) canSendMessages!: boolean;
  @ApiProperty(nullableFlag) married!: boolean | null;
  @ApiProperty(nullableText) spouseName!: string | null;
  @ApiProperty(nullableFlag) employedByThirdparty!: boolean | null;
  @ApiProperty(nullableText) thirdpartyCompanyName!: string | null;
  @ApiProperty(nullableText) thirdpartyEmploymentStatus!: string | null;
  @ApiProperty(nullableNumber) thirdpartyEmployedSince!: number | null;
  @ApiProperty(nullableNumber) yearsInHomeConstruction!: number | null;
  @ApiProperty(nullableNumber) yearsInCommercialConstruction!: number | null;
  @ApiProperty(nullableFlag) buildersLicense!: boolean | null;
  @ApiProperty(nullableText) buildersLicenseState!: string | null;
  @ApiProperty(nullableText) buildersLicenseNumber!: string | null;
  @ApiProperty(nullableFlag) licenseRevoked!: boolean | null;
  @ApiProperty(nullableText) revokeReason!: string | null;
  @ApiProperty({
    type: String,
    description:
      'Masked where there are digits, else empty. The digits themselves rest sealed and are given to nobody.',
  })
  lastFourSSN!: string;
  @ApiProperty({ type: Number }) version!: number;
  @ApiProperty({ type: Boolean }) identityVerified!: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) identityVerifiedAt!: string | null;
  @ApiProperty(nullableText) identityRequestId!: string | null;
  @ApiProperty(nullableText) identityConversationId!: string | null;
}

/**
 * What is left out keeps its value, and null empties it. Rules are `profileShape` of domain-accounts; completeness is the
 * form's matter.
 */
export class UpdateProfileDto implements ProfileFacts {
  @ApiPropertyOptional({ type: String }) @Allow() firstName?: string;
  @ApiPropertyOptional({ type: String }) @Allow() lastName?: string;
  @ApiPropertyOptional({ type: String }) @Allow() streetAddress?: string;
  @ApiPropertyOptional({ type: String }) @Allow() city?: string;
  @ApiPropertyOptional({ type: String }) @Allow() state?: string;
  @ApiPropertyOptional({ type: String }) @Allow() zipCode?: string;
  @ApiPropertyOptional({ type: String }) @Allow() mobileNumber?: string;
  @ApiPropertyOptional({ type: Boolean }) @Allow() canSendMessages?: boolean;
  @ApiPropertyOptional(nullableFlag) @Allow() married?: boolean | null;
  @ApiPropertyOptional(nullableText) @Allow() spouseName?: string | null;
  @ApiPropertyOptional(nullableFlag) @Allow() employedByThirdparty?: boolean | null;
  @ApiPropertyOptional(nullableText) @Allow() thirdpartyCompanyName?: string | null;
  @ApiPropertyOptional(nullableText) @Allow() thirdpartyEmploymentStatus?: string | null;
  @ApiPropertyOptional(nullableNumber) @Allow() thirdpartyEmployedSince?: number | null;
  @ApiPropertyOptional(nullableNumber) @Allow() yearsInHomeConstruction?: number | null;
  @ApiPropertyOptional(nullableNumber) @Allow() yearsInCommercialConstruction?: number | null;
  @ApiPropertyOptional(nullableFlag) @Allow() buildersLicense?: boolean | null;
  @ApiPropertyOptional(nullableText) @Allow() buildersLicenseState?: string | null;
  @ApiPropertyOptional(nullableText) @Allow() buildersLicenseNumber?: string | null;
  @ApiPropertyOptional(nullableFlag) @Allow() licenseRevoked?: boolean | null;
  @ApiPropertyOptional(nullableText) @Allow() revokeReason?: string | null;
  @ApiPropertyOptional({ ...nullableText, description: 'Four digits. The mask of a read keeps what is stored.' })
  @Allow()
  lastFourSSN?: string | null;
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    description:
      'The version that the change was made on; another one now is a conflict. Left out by a change that touches no other field.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  version?: number;
  /** Of a passed identity check of the user, with the conversation's; null changes nothing. */
  @ApiPropertyOptional(nullableText) @Allow() identityRequestId?: string | null;
  @ApiPropertyOptional(nullableText) @Allow() identityConversationId?: string | null;
}
