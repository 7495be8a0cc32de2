import { ApiProperty } from '@nestjs/swagger';
import { licenseHolderTypes, licenseRecord } from '@groundwork/domain-companies';
import type { LicenseHolderType } from '@groundwork/domain-companies';
import { recordDto } from '@groundwork/server-http';
import { IsIn } from 'class-validator';
import { requiredId, requiredVersion } from '../shared/fields.js';
import { Removing, RowIdDto } from '../shared/removed.dto.js';

/** Fields of a licence, which the use case holds `licenseErrors` of domain-companies against. */
export class LicenseDetailsDto extends recordDto(licenseRecord, { rulesLater: true }) {}

export class CreateLicenseDto extends LicenseDetailsDto {
  @requiredId() companyId!: string;

  @ApiProperty({ enum: licenseHolderTypes })
  @IsIn(licenseHolderTypes)
  holderType!: LicenseHolderType;

  @requiredId('The company, person or contractor whose licence it is.') holderId!: string;
}

export class UpdateLicenseDto extends LicenseDetailsDto {
  @requiredId() id!: string;
  @requiredVersion() version!: number;
}

export class LicenseDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: Number }) version!: number;
  @ApiProperty({ enum: licenseHolderTypes }) holderType!: LicenseHolderType;
  @ApiProperty({ type: String }) holderId!: string;
  @ApiProperty({ type: String }) holderName!: string;
  @ApiProperty({ type: String }) state!: string;
  @ApiProperty({ type: String, nullable: true }) number!: string | null;
  @ApiProperty({ type: Boolean }) licenseNotRequired!: boolean;
}

export class RemoveLicensesDto {
  @Removing(RowIdDto)
  BuilderLicenses!: RowIdDto[];
}
