import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { termSheetTypes } from '@groundwork/domain-agreements';
import { shared } from '@groundwork/domain-messages';
import type { TermSheetType } from '@groundwork/domain-agreements';
import { document, oneOf, wholeNumber } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { IsOptional, IsUUID, Matches } from 'class-validator';

export class CreateTermSheetDto {
  @ApiProperty({ enum: termSheetTypes }) @Follows(oneOf(termSheetTypes)) type!: TermSheetType;
  @ApiProperty({ type: String, description: 'HTML; sanitised by the server.' }) @Follows(document) content!: string;
  /** The version that the editor started from; a newer one in between is a conflict. */
  @ApiPropertyOptional({ type: Number }) @IsOptional() @Follows(wholeNumber) basedOnVersion?: number;
}

/** One version, without its text. */
export class TermSheetVersionDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ enum: termSheetTypes }) type!: TermSheetType;
  @ApiProperty({ type: Number }) version!: number;
  @ApiProperty({ type: String, nullable: true, description: 'The administrator who saved it.' }) userId!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: string;
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
export class AnswerTermSheetDto {
  @ApiProperty({ type: String }) @IsUUID() applicationId!: string;
  @ApiProperty({ type: Number }) @Follows(wholeNumber) version!: number;
  @ApiProperty({ enum: termSheetTypes }) @Follows(oneOf(termSheetTypes)) type!: TermSheetType;
  /** Without it, the master's own text was shown; that answers for a sheet without placeholders alone. */
  @ApiPropertyOptional({ type: String, description: 'SHA-256 of the text that was shown.' })
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/, { message: shared.choice })
  contentHash?: string;
}

/** The words of a supervisory acknowledgement are named by their hash; who, when and from where the server sees. */
export class AcknowledgeSupervisionDto {
  @ApiProperty({ type: String }) @IsUUID() applicationId!: string;
  @ApiProperty({ type: String, description: 'SHA-256 of the words that were shown.' })
  @Matches(/^[0-9a-f]{64}$/, { message: shared.choice })
  contentHash!: string;
}

/** That the supervision was acknowledged. */
export class SupervisionDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String, nullable: true, description: 'First and last name of the account at that moment.' })
  signerName!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) date!: string;
  @ApiProperty({ type: String, description: 'SHA-256 of the words that were acknowledged.' }) contentHash!: string;
}

/** The term sheet of an application as it reads now, or as it was accepted while the acceptance stands. */
export class ApplicationTermSheetDto {
  @ApiProperty({ type: String }) applicationId!: string;
  @ApiProperty({ type: 'integer', description: 'The short number that people call it by.' }) projectNumber!: number;
  @ApiProperty({ enum: termSheetTypes }) type!: TermSheetType;
  @ApiProperty({ type: Number }) version!: number;
  @ApiProperty({ type: String, description: 'Sanitised HTML, filled.' }) content!: string;
  @ApiProperty({ type: String, description: 'SHA-256 of the content.' }) contentHash!: string;
  @ApiProperty({ type: String, nullable: true, description: 'What a borrower with a line of credit acknowledges.' })
  supervisoryText!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'SHA-256 of these words.' })
  supervisoryHash!: string | null;
  @ApiProperty({ type: SupervisionDto, nullable: true, description: 'The newest acknowledgement of these very words.' })
  supervision!: SupervisionDto | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) acceptedAt!: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Declined last, and not accepted since.',
  })
  declinedAt!: string | null;
  @ApiProperty({ type: Number, description: 'The version in force.' }) latestVersion!: number;
  @ApiProperty({ type: Boolean, description: 'The application has other figures now than those that were accepted.' })
  figuresChanged!: boolean;
}

export class TermSheetDeclineDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) applicationId!: string;
  @ApiProperty({ type: String, format: 'date-time' }) date!: string;
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

/** What stands of the supervision that an application's sheet asks to acknowledge. */
export class StandingSupervisionDto {
  @ApiProperty({
    type: SupervisionDto,
    nullable: true,
    description: 'the newest acknowledgement of the very words that the sheet has now; null for none',
  })
  supervision!: SupervisionDto | null;
}

/** A term sheet that was accepted, known by the hash of its text. */
export class AcceptedSheetDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ enum: termSheetTypes }) type!: TermSheetType;
  @ApiProperty({ type: Number }) version!: number;
  @ApiProperty({ type: String, format: 'date-time' }) date!: string;
  @ApiProperty({ type: String, nullable: true, description: 'First and last name of the account at that moment.' })
  signerName!: string | null;
  @ApiProperty({ type: String, description: 'SHA-256 of the accepted text.' }) contentHash!: string;
}

/** What stands of the acceptance of an application's term sheet. */
export class StandingAcceptanceDto {
  @ApiProperty({ type: AcceptedSheetDto, nullable: true, description: 'null for none' })
  acceptance!: AcceptedSheetDto | null;
}
