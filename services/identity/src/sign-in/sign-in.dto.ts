import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { GuardedChangeDto, NewSecretDto, ProofDto } from '../second-factor/index.js';
import { SessionDto } from '../sessions/index.js';

export class SignInDto {
  @ApiProperty({ type: String }) @IsString() @MaxLength(254) email!: string;
  @ApiProperty({ type: String }) @IsString() @MaxLength(1000) password!: string;
  /** The device tokens that the browser holds. */
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsString() @MaxLength(1000) device?: string;
}

export class FinishSignInDto extends ProofDto {
  @ApiProperty({ type: String }) @IsString() @MaxLength(100) challenge!: string;
  /** The device tokens that the browser holds. */
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsString() @MaxLength(1000) device?: string;
}

/** Who is signed in proves it again: the password, and where the second factor is on a proof of it. */
export class RenewProofDto extends GuardedChangeDto {
  /** The device tokens that the browser holds. */
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsString() @MaxLength(1000) device?: string;
}

/** What stands between the right password and the session. */
export class SecondFactorDueDto {
  @ApiProperty({ type: String }) challenge!: string;
  /** There where the account has none and this deployment asks for one. */
  @ApiPropertyOptional({ type: NewSecretDto }) enrol?: NewSecretDto;
}

export class SignInChallengeDto {
  @ApiProperty({ type: Boolean, enum: [false] }) success!: false;
  @ApiProperty({ type: SecondFactorDueDto }) secondFactor!: SecondFactorDueDto;
}

export class SignedInDto extends SessionDto {
  /** After the second factor was set up at sign-in: told this once. */
  @ApiPropertyOptional({ type: [String] }) recoveryCodes?: string[];
}
