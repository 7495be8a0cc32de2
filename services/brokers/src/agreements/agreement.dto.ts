import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { agreementHistoryCommands, agreementStatus } from '@groundwork/domain-brokers';
import type { AgreementHistoryCommand, AgreementStatus } from '@groundwork/domain-brokers';
import { line, optionalZip, wholeNumber } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { Type } from 'class-transformer';
import { Allow, IsNotEmptyObject, IsOptional, IsString, IsUUID, MaxLength, ValidateNested } from 'class-validator';
import { HistoryEntryDto } from '../shared/index.js';

const text = { type: String, nullable: true } as const;
const instant = { type: String, format: 'date-time', nullable: true } as const;
const percent = { type: Number, description: 'Percent.' } as const;

export class ClientCompanyDto {
  @ApiPropertyOptional(text) @IsOptional() @Follows(line) legalEntityName?: string | null;
  @ApiPropertyOptional(text) @IsOptional() @Follows(line) mailingStreetAddress?: string | null;
  @ApiPropertyOptional(text) @IsOptional() @Follows(line) mailingCity?: string | null;
  @ApiPropertyOptional(text) @IsOptional() @Follows(line) mailingState?: string | null;
  @ApiPropertyOptional(text) @IsOptional() @Follows(optionalZip) mailingZipCode?: string | null;
}

/** The terms. Their rules are those of domain-brokers, applied to the body as a whole. */
export class AgreementTermsDto {
  @ApiProperty({ type: String }) @Allow() clientName!: string;
  @ApiProperty({ type: String }) @Allow() clientRepresentativeName!: string;
  @ApiProperty({ type: String, format: 'date' }) @Allow() startDate!: string;
  @ApiProperty({ type: String, format: 'date' }) @Allow() expirationDate!: string;
  @ApiProperty(percent) @Allow() additionalFee!: number;
  @ApiPropertyOptional({
    type: Boolean,
    default: true,
    description: "The 'BFI Share?' option; fixed once the agreement exists.",
  })
  @Allow()
  standardFee?: boolean;
  @ApiPropertyOptional({ ...percent, default: 0.5 }) @Allow() initialLoanRate?: number;
  @ApiPropertyOptional({ ...percent, default: 0.25 }) @Allow() additionalLoanRate?: number;
  @ApiPropertyOptional({ type: Boolean, default: true }) @Allow() clientFee?: boolean;
  @ApiPropertyOptional(percent) @Allow() clientFeePercent?: number;
  @ApiPropertyOptional({ ...text, description: "The client's fee where it is no percentage." })
  @Allow()
  clientFeeOther?: string | null;
  @ApiPropertyOptional(text) @Allow() clientFeeOtherDescription?: string | null;
  @ApiPropertyOptional({ type: String, description: 'ICCA version; the broker’s own unless given.' })
  @Allow()
  version?: string;
  @ApiPropertyOptional({ type: String, default: 'Loan Manager' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  adminTitle?: string;
  @ApiPropertyOptional({ type: ClientCompanyDto })
  @IsOptional()
  @ValidateNested()
  @Type(() => ClientCompanyDto)
  company?: ClientCompanyDto;
}

export class CreateAgreementDto extends AgreementTermsDto {
  @ApiProperty({ type: String }) @IsUUID() brokerId!: string;
  @ApiPropertyOptional({ ...text, description: 'PNG data URL. A broker signs; an administrator may leave it out.' })
  @Allow()
  brokerSignature?: string | null;
}

export class CreateAgreementOfClientDto extends CreateAgreementDto {
  @ApiProperty({ type: String }) @IsUUID() companyId!: string;
}

export class UpdateAgreementDto extends PartialType(AgreementTermsDto) {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
  @ApiPropertyOptional({
    type: Number,
    description: 'The revision that the form was filled from; another one in between is a conflict.',
  })
  @IsOptional()
  @Follows(wholeNumber)
  revision?: number;
}

class AcceptedAgreementDto {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
  @ApiPropertyOptional({ ...text, description: 'PNG data URL.' }) @Allow() adminSignature?: string | null;
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsString() @MaxLength(200) adminTitle?: string;
}

export class AcceptAgreementDto {
  @ApiProperty({ type: AcceptedAgreementDto })
  @IsNotEmptyObject()
  @ValidateNested()
  @Type(() => AcceptedAgreementDto)
  brokerAgreement!: AcceptedAgreementDto;
  @ApiPropertyOptional({
    ...text,
    description:
      'The agreement as it was shown to the one who accepts: HTML, or a PDF as a data URL. It is kept with its hash.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(800_000)
  file?: string | null;
}

export class RejectAgreementDto {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
  @ApiProperty({ type: String }) @Allow() rejectionComment!: string;
}

/** A referral agreement as lists have it: without its signatures. */
export class AgreementDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) brokerId!: string;
  @ApiProperty({ enum: Object.values(agreementStatus), description: '1 pending, 2 rejected, 3 accepted.' })
  status!: AgreementStatus;
  @ApiProperty({ type: String }) clientName!: string;
  @ApiProperty({ type: String }) clientRepresentativeName!: string;
  @ApiProperty(text) companyId!: string | null;
  @ApiProperty({ type: ClientCompanyDto }) company!: ClientCompanyDto;
  @ApiProperty({ type: String, format: 'date' }) startDate!: string;
  @ApiProperty({ type: String, format: 'date' }) expirationDate!: string;
  @ApiProperty(percent) additionalFee!: number;
  @ApiProperty({ type: Boolean }) standardFee!: boolean;
  @ApiProperty(percent) initialLoanRate!: number;
  @ApiProperty(percent) additionalLoanRate!: number;
  @ApiProperty({ type: Boolean }) clientFee!: boolean;
  @ApiProperty(percent) clientFeePercent!: number;
  @ApiProperty(text) clientFeeOther!: string | null;
  @ApiProperty(text) clientFeeOtherDescription!: string | null;
  @ApiProperty({ type: String }) adminTitle!: string;
  @ApiProperty({ type: String, description: 'ICCA version.' }) version!: string;
  @ApiProperty(text) acceptedBy!: string | null;
  @ApiProperty(instant) acceptedDate!: string | null;
  @ApiProperty(text) rejectedBy!: string | null;
  @ApiProperty(instant) rejectedDate!: string | null;
  @ApiProperty(text) rejectionComment!: string | null;
  @ApiProperty({ ...text, description: 'SHA-256 of the agreement as it was accepted.' }) documentHash!: string | null;
  @ApiProperty({ type: Number }) revision!: number;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: String, format: 'date-time' }) updatedAt!: string;
}

export class AgreementDetailsDto extends AgreementDto {
  @ApiProperty({ ...text, description: 'PNG data URL.' }) brokerSignature!: string | null;
  @ApiProperty({ ...text, description: 'PNG data URL.' }) adminSignature!: string | null;
}

export class AgreementHistoryEntryDto extends HistoryEntryDto {
  @ApiProperty({ enum: agreementHistoryCommands }) command!: AgreementHistoryCommand;
}
