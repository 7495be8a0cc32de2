import { signedKinds } from '@groundwork/domain-accounts';
import type { SignedKind } from '@groundwork/domain-accounts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsEmail, IsIn, IsOptional, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { ProofDto } from '../second-factor/index.js';

/** Who is about to sign what: an account by its id, or whoever holds a link that was sent to an address. */
export class OpenSigningDto {
  @ApiProperty({ type: String, description: 'the account’s id, or `link:` and the link’s' })
  @IsString()
  @Length(36, 60)
  signer!: string;
  @ApiPropertyOptional({ type: String, format: 'uuid' }) @IsOptional() @IsUUID() userId?: string;
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsEmail() @MaxLength(320) email?: string;
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsString() @MaxLength(420) name?: string;
  @ApiProperty({ enum: signedKinds }) @IsIn(signedKinds) kind!: SignedKind;
  @ApiProperty({ type: String, description: 'SHA-256 of what is signed' })
  @IsString()
  @Length(64, 64)
  document!: string;
}

const means = ['letter', 'authenticator'] as const;

/** What has to be proved before a signature; a challenge of null: nothing. */
export class SigningDemandDto {
  @ApiProperty({ type: String, nullable: true }) challenge!: string | null;
  @ApiProperty({ enum: means, nullable: true }) by!: (typeof means)[number] | null;
  @ApiProperty({ type: String, nullable: true, description: 'where a letter goes, masked' }) address!: string | null;
  @ApiProperty({ type: Boolean, description: 'a letter went out already, and its code is good' }) sent!: boolean;
}

export class SigningChallengeDto {
  @ApiProperty({ type: String }) @IsString() @MaxLength(100) challenge!: string;
}

export class SentSigningCodeDto {
  @ApiProperty({ type: String, description: 'masked' }) address!: string;
  @ApiProperty({ type: Number, description: 'seconds until another letter may be asked for' }) pause!: number;
}

/** A code of a letter or of the authenticator, or a recovery code. */
export class ProveSigningDto extends ProofDto {
  @ApiProperty({ type: String }) @IsString() @MaxLength(100) challenge!: string;
}

/** Goes with the call that signs. */
export class SigningProofDto {
  @ApiProperty({ type: String }) proof!: string;
}
