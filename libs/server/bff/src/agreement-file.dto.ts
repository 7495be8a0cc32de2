import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsNotEmptyObject, IsString, IsUUID, Matches, ValidateNested } from 'class-validator';
import { shared } from '@groundwork/domain-messages';

const pdfText = /^(data:application\/pdf;base64,)?[A-Za-z0-9+/]+={0,2}$/;

class FiledAgreement {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
}

/** A referral agreement as a rendered PDF in a text, as the catalogue has it. */
export class AgreementFile {
  @ApiProperty({ type: FiledAgreement })
  @IsNotEmptyObject()
  @ValidateNested()
  @Type(() => FiledAgreement)
  agreement!: FiledAgreement;
  @ApiProperty({ type: String, description: 'A PDF in base64, also as a data URL.' })
  @IsString({ message: shared.uploadRequired })
  @Matches(pdfText, { message: shared.uploadRequired })
  fileString!: string;
}

export const bytesOf = ({ fileString }: AgreementFile): Buffer =>
  Buffer.from(fileString.slice(fileString.indexOf(',') + 1), 'base64');
