import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { typedName } from '@groundwork/domain-agreements';
import { document, line, wholeNumber } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { IsBoolean, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

export class CreateEsignMasterDto {
  @ApiProperty({ type: String, description: 'HTML; sanitised by the server.' }) @Follows(document) content!: string;
  /** The version that the editor started from; a newer one in between is a conflict. */
  @ApiPropertyOptional({ type: Number }) @IsOptional() @Follows(wholeNumber) basedOnVersion?: number;
}

export class EsignMasterDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: Number }) version!: number;
  @ApiProperty({ type: String, description: 'Sanitised HTML.' }) content!: string;
  @ApiProperty({ type: String, nullable: true }) lastEditedBy!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: string;
}

export class AcceptEsignDto {
  @ApiProperty({ type: String }) @IsUUID() userId!: string;
  @ApiProperty({ type: String }) @IsUUID() esignMasterId!: string;
  @ApiPropertyOptional({ type: String, description: 'Ignored: the server stamps the time.' })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  acceptanceDate?: string;
  @ApiPropertyOptional({ type: Boolean, default: false }) @IsOptional() @IsBoolean() duringRegister?: boolean;
  @ApiProperty({
    type: String,
    description: 'The name as the user typed it: first and last name of the account, in capitals or not.',
  })
  @Follows(typedName)
  signature!: string;
}

/** An acceptance that identity records at a registration, in the name of the user who was just registered. */
export class RegisteredEsignAcceptanceDto extends AcceptEsignDto {
  @ApiPropertyOptional({
    type: String,
    description: 'Of the account that is being registered; a signature is compared with it.',
  })
  @IsOptional()
  @Follows(line)
  firstName?: string;
  @ApiPropertyOptional({ type: String }) @IsOptional() @Follows(line) lastName?: string;
  @ApiPropertyOptional({ type: String, description: 'The address that identity saw.' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  ip?: string;
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsString() @MaxLength(2000) userAgent?: string;
}

export class EsignAcceptanceDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) userId!: string;
  @ApiProperty({ type: String }) esignMasterId!: string;
  @ApiProperty({ type: Number }) version!: number;
  @ApiProperty({ type: String, description: 'SHA-256 of the accepted text.' }) contentHash!: string;
  @ApiProperty({ type: String, format: 'date-time' }) acceptanceDate!: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'The same instant, under the name that the e-sign modal reads.',
  })
  acceptedDate!: string;
  @ApiProperty({ type: Boolean }) duringRegister!: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'The name as it was typed.' }) signature!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'First and last name of the account at that moment.' })
  signerName!: string | null;
  @ApiProperty({ type: String, nullable: true }) ip!: string | null;
  @ApiProperty({ type: String, nullable: true }) userAgent!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) withdrawnDate!: string | null;
}
