import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { confirmingPassword } from '@groundwork/domain-accounts';
import { Follows } from '@groundwork/server-http';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** A code of the authenticator or a recovery code: the one that is given. */
export class Proof {
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsString() @MaxLength(40) code?: string;
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsString() @MaxLength(80) recoveryCode?: string;
}

export class SecondStepRequest extends Proof {
  @ApiProperty({ type: String }) @IsString() @MaxLength(100) challenge!: string;
  /** The device tokens that the browser holds. */
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsString() @MaxLength(1000) device?: string;
}

export class PasswordConfirmation {
  @ApiProperty({ type: String }) @IsString() @MaxLength(1000) @Follows(confirmingPassword) password!: string;
}

/** The own password, and a proof where the second factor is on. */
export class GuardedChange extends Proof {
  @ApiProperty({ type: String }) @IsString() @MaxLength(1000) @Follows(confirmingPassword) password!: string;
}

export class EnrolmentConfirmation {
  /** As the enrolment gave it. */
  @ApiProperty({ type: String }) @IsString() @MaxLength(100) challenge!: string;
  @ApiProperty({ type: String }) @IsString() @MaxLength(40) code!: string;
}

/** A new secret, told this once. */
export class NewSecret {
  /** Base 32, to be typed. */
  @ApiProperty({ type: String }) secret!: string;
  /** `otpauth://…`, to be drawn. */
  @ApiProperty({ type: String }) address!: string;
}

export class Enrolment extends NewSecret {
  @ApiProperty({ type: String }) challenge!: string;
}

/** What stands between the right password and the session. */
export class SecondFactorDue {
  @ApiProperty({ type: String }) challenge!: string;
  /** There where the account has none and this deployment asks for one. */
  @ApiPropertyOptional({ type: NewSecret }) enrol?: NewSecret;
}

export class SignInChallengeAnswer {
  @ApiProperty({ type: Boolean, enum: [false] }) success!: false;
  @ApiProperty({ type: SecondFactorDue }) secondFactor!: SecondFactorDue;
}

export class RecoveryCodes {
  /** Told this once. */
  @ApiProperty({ type: [String] }) recoveryCodes!: string[];
}

export class SecondFactorState {
  @ApiProperty({ type: Boolean }) on!: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) since!: string | null;
  @ApiProperty({ type: Number }) recoveryCodesLeft!: number;
  /** This deployment asks the account for one: it cannot be turned off. */
  @ApiProperty({ type: Boolean }) required!: boolean;
}
