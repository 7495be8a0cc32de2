import type { LicenseDto } from '../licenses/index.js';
import type { PersonDto } from './person.dto.js';
import type { PersonEntity } from './person.entity.js';

export function personView(
  { createdBy: _by, createdAt: _at, updatedAt: _then, ...person }: PersonEntity,
  builderLicenses: readonly LicenseDto[] = [],
): PersonDto {
  return { ...person, builderLicenses: [...builderLicenses] };
}
