import { ApiProperty } from '@nestjs/swagger';
import { contractorRecord } from '@groundwork/domain-companies';
import { recordDto } from '@groundwork/server-http';
import { LicenseDto } from '../licenses/index.js';
import { requiredId, requiredVersion } from '../shared/fields.js';
import { Removing } from '../shared/removed.dto.js';
import { IsUUID } from 'class-validator';

/** Fields of a contractor, which the use case holds `contractorErrors` of domain-companies against. */
export class ContractorDetailsDto extends recordDto(contractorRecord, { rulesLater: true }) {}

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
  @Removing(ContractorIdDto)
  ThirdPartyContractors!: ContractorIdDto[];
}
