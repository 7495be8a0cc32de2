import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { confirmingPassword } from '@groundwork/domain-accounts';
import { Follows } from '@groundwork/server-http';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** A code of the authenticator or a recovery code: the one that is given. */
export class ProofDto {
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsString() @MaxLength(40) code?: string;
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsString() @MaxLength(80) recoveryCode?: string;
}

export class ConfirmPasswordDto {
  @ApiProperty({ type: String }) @IsString() @MaxLength(1000) @Follows(confirmingPassword) password!: string;
}

/** The own password, and a proof where the second factor is on. */
export class GuardedChangeDto extends ProofDto {
  @ApiProperty({ type: String }) @IsString() @MaxLength(1000) @Follows(confirmingPassword) password!: string;
}

export class ConfirmEnrolmentDto {
  /** As the enrolment gave it. */
  @ApiProperty({ type: String }) @IsString() @MaxLength(100) challenge!: string;
  @ApiProperty({ type: String }) @IsString() @MaxLength(40) code!: string;
}

/** A new secret, told this once. */
export class NewSecretDto {
  /** Base 32, to be typed. */
  @ApiProperty({ type: String }) secret!: string;
  /** `otpauth://…`, to be drawn. */
  @ApiProperty({ type: String }) address!: string;
}

export class EnrolmentDto extends NewSecretDto {
  @ApiProperty({ type: String }) challenge!: string;
}

export class RecoveryCodesDto {
  /** Told this once. */
  @ApiProperty({ type: [String] }) recoveryCodes!: string[];
}

export class SecondFactorDto {
  @ApiProperty({ type: Boolean }) on!: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) since!: string | null;
  @ApiProperty({ type: Number }) recoveryCodesLeft!: number;
  /** This deployment asks the account for one: it cannot be turned off. */
  @ApiProperty({ type: Boolean }) required!: boolean;
}
