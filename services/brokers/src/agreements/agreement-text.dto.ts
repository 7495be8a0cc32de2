import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { agreementTermsRecord } from '@groundwork/domain-brokers';
import { record, someOf } from '@groundwork/domain-records';
import { recordDto } from '@groundwork/server-http';
import { Allow, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

/** The terms of a form that is being filled in: what is missing reads N/A. */
export class PreviewAgreementDto extends recordDto(record('PreviewAgreement', someOf(agreementTermsRecord.fields)), {
  rulesLater: true,
}) {
  @ApiProperty({ type: String }) @IsUUID() brokerId!: string;
  @ApiPropertyOptional({ type: String, nullable: true, description: "ICCA version; the broker's own unless given." })
  @Allow()
  version?: string | null;
  @ApiPropertyOptional({ type: String, nullable: true }) @IsOptional() @IsString() @MaxLength(200) adminTitle?:
    string | null;
}

class AgreementSignatureDto {
  @ApiProperty({ enum: ['broker', 'lender'] }) party!: 'broker' | 'lender';
  @ApiProperty({ type: String }) signerName!: string;
  @ApiProperty({ type: String, format: 'date-time' }) signedAt!: string;
}

/** A referral agreement as it reads. */
export class AgreementTextDto {
  @ApiProperty({ type: String, description: 'Filled HTML.' }) html!: string;
  @ApiProperty({ type: String, description: 'SHA-256 of the HTML.' }) contentHash!: string;
  @ApiProperty({ type: Boolean, description: 'It is what was signed, from the record that the hash covers.' })
  isSigned!: boolean;
  @ApiProperty({ type: [AgreementSignatureDto], description: 'Under this very text, the broker first.' })
  signatures!: AgreementSignatureDto[];
}
