import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { profileRecord } from '@groundwork/domain-accounts';
import type { Profile } from '@groundwork/domain-accounts';
import { Answer, recordDto } from '@groundwork/server-http';
import { Allow, IsInt, IsOptional, Min } from 'class-validator';

const nullableText = { type: String, nullable: true } as const;

/** What a reader finds where nothing is stored; of any other field null. */
export const emptyProfile = {
  firstName: '',
  lastName: '',
  streetAddress: '',
  city: '',
  state: '',
  zipCode: '',
  mobileNumber: '',
  canSendMessages: false,
  lastFourSSN: '',
} as const satisfies Profile;
const always = Object.keys(emptyProfile) as (keyof typeof emptyProfile)[];

/** A user's profile (borrower specification, section 3). */
export class ProfileDto extends recordDto(profileRecord, { always, orNull: true }) {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) userId!: string;
  @ApiProperty({ type: String }) email!: string;
  @ApiProperty({ type: Number }) version!: number;
  @Answer.flag() identityVerified!: boolean;
  @Answer.laterInstant() identityVerifiedAt!: string | null;
  @ApiProperty(nullableText) identityRequestId!: string | null;
  @ApiProperty(nullableText) identityConversationId!: string | null;
}

/**
 * What is left out keeps its value, and null empties it. The use case holds `profileShape` against it, with the present
 * year; completeness is the form's matter.
 */
export class UpdateProfileDto extends recordDto(profileRecord, { rulesLater: true }) {
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
