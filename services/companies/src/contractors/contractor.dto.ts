import { ApiProperty } from '@nestjs/swagger';
import { LicenseDto } from '../licenses/index.js';
import { requiredId, requiredVersion, longText, oneId, text, yesNo } from '../shared/fields.js';
import { IsArray, IsUUID, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';

/** Fields of a contractor; `contractorErrors` of domain-companies says which are required. */
export class ContractorDetailsDto {
  @text() firstName?: string | null;
  @text() lastName?: string | null;
  @text() mobileNumber?: string | null;
  @text() emailAddress?: string | null;
  @yesNo() licenseRevoked?: boolean | null;
  /**
   * The file with the résumé. An upload of type `resume` puts it here; one in a body changes nothing and is taken for
   * the sake of older callers.
   */
  @oneId() resumeId?: string | null;
  @longText() resumeText?: string | null;
}

export class CreateContractorDto extends ContractorDetailsDto {
  @requiredId() companyId!: string;
}

export class UpdateContractorDto extends ContractorDetailsDto {
  @requiredId() thirdPartyContractorId!: string;
  @requiredVersion() version!: number;
}

export class ContractorDto extends ContractorDetailsDto {
  @ApiProperty({ type: String }) thirdPartyContractorId!: string;
  @ApiProperty({ type: String }) companyId!: string;
  @ApiProperty({ type: Number }) version!: number;
  @ApiProperty({ type: [LicenseDto] }) builderLicenses!: LicenseDto[];
}

export class ContractorIdDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  thirdPartyContractorId!: string;
}

export class RemoveContractorsDto {
  @ApiProperty({ type: [ContractorIdDto] })
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => ContractorIdDto)
  ThirdPartyContractors!: ContractorIdDto[];
}
