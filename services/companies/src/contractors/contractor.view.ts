import type { LicenseDto } from '../licenses/index.js';
import type { ContractorDto } from './contractor.dto.js';
import type { ContractorEntity } from './contractor.entity.js';

export function contractorView(
  { id, createdBy: _by, createdAt: _at, updatedAt: _then, ...row }: ContractorEntity,
  builderLicenses: readonly LicenseDto[] = [],
): ContractorDto {
  return { ...row, thirdPartyContractorId: id, builderLicenses: [...builderLicenses] };
}
