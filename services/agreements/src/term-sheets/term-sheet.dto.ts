import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { termSheetTypes } from '@groundwork/domain-agreements';
import type { TermSheetType } from '@groundwork/domain-agreements';
import { document, oneOf, wholeNumber } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { IsOptional, IsUUID } from 'class-validator';

export class CreateTermSheetDto {
  @ApiProperty({ enum: termSheetTypes }) @Follows(oneOf(termSheetTypes)) type!: TermSheetType;
  @ApiProperty({ type: String, description: 'HTML; sanitised by the server.' }) @Follows(document) content!: string;
  /** The version that the editor started from; a newer one in between is a conflict. */
  @ApiPropertyOptional({ type: Number }) @IsOptional() @Follows(wholeNumber) basedOnVersion?: number;
}

export class TermSheetDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ enum: termSheetTypes }) type!: TermSheetType;
  @ApiProperty({ type: Number }) version!: number;
  @ApiProperty({ type: String, nullable: true, description: 'The administrator who saved it.' }) userId!: string | null;
  @ApiProperty({ type: String, description: 'Sanitised HTML.' }) content!: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: String, format: 'date-time' }) updatedAt!: string;
}

/** What else a client sends (ip, userId, date) is not taken from it: the server sees and stamps them. */
export class AcceptTermSheetDto {
  @ApiProperty({ type: String }) @IsUUID() applicationId!: string;
  @ApiProperty({ type: Number }) @Follows(wholeNumber) version!: number;
  @ApiProperty({ enum: termSheetTypes }) @Follows(oneOf(termSheetTypes)) type!: TermSheetType;
}

export class TermSheetAgreementDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) applicationId!: string;
  @ApiProperty({ type: Number }) version!: number;
  @ApiProperty({ enum: termSheetTypes }) type!: TermSheetType;
  @ApiProperty({ type: String, nullable: true }) ip!: string | null;
  @ApiProperty({ type: String }) userId!: string;
  @ApiProperty({ type: String, format: 'date-time' }) date!: string;
  @ApiProperty({ type: String, description: 'SHA-256 of the accepted text.' }) contentHash!: string;
}
