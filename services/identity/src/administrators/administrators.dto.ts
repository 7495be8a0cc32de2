import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { adminRegistrationRecord, identification, identifications, resetReason } from '@groundwork/domain-accounts';
import type { Identification } from '@groundwork/domain-accounts';
import { email } from '@groundwork/domain-validation';
import { Follows, recordDto } from '@groundwork/server-http';
import { IsBoolean, IsString, IsUUID, MaxLength } from 'class-validator';

const text = { type: String } as const;

export class InviteAdministratorDto {
  @ApiProperty(text) @Follows(email) email!: string;
}

/** The use case holds the rules against the form as a whole, once the link is known to be good. */
export class RegisterAdministratorDto extends recordDto(adminRegistrationRecord, { rulesLater: true }) {
  @ApiProperty({ type: String, description: 'The code of the link.' }) @IsString() @MaxLength(100) token!: string;
}

export class SetSuperStatusDto {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
  @ApiProperty({ type: Boolean, description: 'Whether it is to be a super administrator.' })
  @IsBoolean()
  isOwner!: boolean;
}

export class RemovePrivilegesDto {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
}

export class SignOutUserDto {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
}

export class SignedOutDto {
  @ApiProperty({ type: Number, description: 'How many sessions ended.' }) ended!: number;
}

export class ResetSecondFactorDto {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
  @ApiProperty({ type: String, description: 'Kept in the audit record.' }) @Follows(resetReason) reason!: string;
  /** Back ends of before do not know of it, and are told what is missing. */
  @ApiPropertyOptional({
    enum: Object.keys(identifications),
    description: 'How it was made sure who it is; kept in the audit record. A reset without it is refused.',
  })
  @Follows(identification)
  identifiedBy!: Identification;
}
