import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  agreementHistoryCommands,
  agreementStatus,
  agreementTermsRecord,
  clientCompanyRecord,
} from '@groundwork/domain-brokers';
import type { AgreementHistoryCommand, AgreementStatus, ClientCompany } from '@groundwork/domain-brokers';
import { one, record, required, someOf, text } from '@groundwork/domain-records';
import { wholeNumber } from '@groundwork/domain-validation';
import { DtoField, Follows, recordDto } from '@groundwork/server-http';
import { Type } from 'class-transformer';
import {
  Allow,
  IsHash,
  IsNotEmptyObject,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { HistoryEntryDto } from '../shared/index.js';

const nullableText = { type: String, nullable: true } as const;
const instant = { type: String, format: 'date-time', nullable: true } as const;

/** Null where the broker proposed nothing beside the lender's own. */
const proposal = { nullable: true } as const;
const always = ['standardFee', 'initialLoanRate', 'additionalLoanRate', 'clientFee', 'clientFeePercent'] as const;
const client = one(clientCompanyRecord);
const version = text('', {
  description: "ICCA version that an administrator chooses; otherwise the broker's own, or the lender's latest.",
});
const adminTitle = text('', { description: 'Loan Manager unless an administrator tells otherwise.' });

/** The use case holds the rules against the terms as a whole: which fee is needed depends on the others. */
export class CreateAgreementDto extends recordDto(agreementTermsRecord, { rulesLater: true }) {
  @DtoField(version) version?: string | null;
  @DtoField(adminTitle) adminTitle?: string | null;
  @DtoField(client) company?: ClientCompany | null;
  @ApiProperty({ type: String }) @IsUUID() brokerId!: string;
  @ApiPropertyOptional({
    ...nullableText,
    description: 'PNG data URL. A broker signs; an administrator cannot sign for one, and leaves it out.',
  })
  @Allow()
  brokerSignature?: string | null;
  @ApiPropertyOptional({ ...nullableText, description: "The broker's own name, as it was typed to sign." })
  @Allow()
  signedName?: string | null;
  @ApiPropertyOptional({ ...nullableText, description: 'SHA-256 of the text that was read before signing.' })
  @Allow()
  textHash?: string | null;
}

export class CreateAgreementOfClientDto extends CreateAgreementDto {
  @ApiProperty({ type: String }) @IsUUID() companyId!: string;
}

export class LinkClientDto {
  @ApiProperty({ type: String }) @IsUUID() companyId!: string;
}

/** A save. Fields that are left out stay as they are. */
export class UpdateAgreementDto extends recordDto(record('UpdateAgreement', someOf(agreementTermsRecord.fields)), {
  rulesLater: true,
}) {
  @DtoField(version) version?: string | null;
  @DtoField(adminTitle) adminTitle?: string | null;
  @DtoField(client) company?: ClientCompany | null;
  @ApiProperty({ type: String }) @IsUUID() id!: string;
  @ApiPropertyOptional({
    type: Number,
    description: 'The revision that the form was filled from; another one in between is a conflict.',
  })
  @IsOptional()
  @Follows(wholeNumber)
  revision?: number;
}

/** A broker signs the terms of the lender as they stand. */
export class SignAgreementDto {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
  @ApiProperty({ type: String, description: 'PNG data URL.' }) @Allow() brokerSignature!: string;
  @ApiProperty({ type: String, description: "The broker's own name, as it was typed to sign." })
  @Allow()
  signedName!: string;
  @ApiProperty({ type: String, description: 'SHA-256 of the text that was read before signing.' })
  @IsHash('sha256')
  textHash!: string;
}

class AcceptedAgreementDto {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
  @ApiPropertyOptional({ ...nullableText, description: 'PNG data URL.' }) @Allow() adminSignature?: string | null;
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsString() @MaxLength(200) adminTitle?: string;
  @ApiPropertyOptional({ ...nullableText, description: "The administrator's own name, as it was typed to sign." })
  @Allow()
  signedName?: string | null;
}

export class AcceptAgreementDto {
  @ApiProperty({ type: AcceptedAgreementDto })
  @IsNotEmptyObject()
  @ValidateNested()
  @Type(() => AcceptedAgreementDto)
  brokerAgreement!: AcceptedAgreementDto;
  @ApiPropertyOptional({
    ...nullableText,
    description: 'Ignored: what is kept is the text as the service renders it.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(800_000)
  file?: string | null;
  @ApiPropertyOptional({ ...nullableText, description: 'SHA-256 of the text that was read before signing.' })
  @Allow()
  textHash?: string | null;
}

export class RejectAgreementDto {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
  @ApiProperty({ type: String }) @Allow() rejectionComment!: string;
}

/** A referral agreement as lists have it: without its signatures. */
export class AgreementDto extends recordDto(agreementTermsRecord, { always, orNull: true }) {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) brokerId!: string;
  @ApiProperty({ enum: Object.values(agreementStatus), description: '1 pending, 2 rejected, 3 accepted.' })
  status!: AgreementStatus;
  @ApiProperty({ ...proposal, type: Number, description: 'Percent, as the broker proposed it.' })
  proposedInitialLoanRate!: number | null;
  @ApiProperty({ ...proposal, type: Number, description: 'Percent, as the broker proposed it.' })
  proposedAdditionalLoanRate!: number | null;
  @ApiProperty({ ...proposal, type: Boolean, description: "The 'BFI Share?' option, as the broker proposed it." })
  proposedStandardFee!: boolean | null;
  @ApiProperty(nullableText) companyId!: string | null;
  @DtoField(required(client)) company!: ClientCompany;
  @ApiProperty({ type: String }) adminTitle!: string;
  @ApiProperty({ type: String, description: 'ICCA version.' }) version!: string;
  @ApiProperty({
    ...instant,
    description: 'When the broker signed the terms as they stand; null while they are unsigned.',
  })
  brokerSignedAt!: string | null;
  @ApiProperty(nullableText) acceptedBy!: string | null;
  @ApiProperty(instant) acceptedDate!: string | null;
  @ApiProperty(nullableText) rejectedBy!: string | null;
  @ApiProperty(instant) rejectedDate!: string | null;
  @ApiProperty(nullableText) rejectionComment!: string | null;
  @ApiProperty({ ...nullableText, description: 'SHA-256 of the agreement as it was accepted.' }) documentHash!:
    string | null;
  @ApiProperty({ type: Number }) revision!: number;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: String, format: 'date-time' }) updatedAt!: string;
}

export class AgreementDetailsDto extends AgreementDto {
  @ApiProperty({ ...nullableText, description: 'PNG data URL.' }) brokerSignature!: string | null;
  @ApiProperty({ ...nullableText, description: 'PNG data URL.' }) adminSignature!: string | null;
}

export class AgreementHistoryEntryDto extends HistoryEntryDto {
  @ApiProperty({ enum: agreementHistoryCommands }) command!: AgreementHistoryCommand;
}
