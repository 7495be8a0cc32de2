import type { LicenseDto } from './license.dto.js';
import type { LicenseEntity } from './license.entity.js';

export function licenseView(
  { id, version, holderType, holderId, state, number, licenseNotRequired }: LicenseEntity,
  holderName: string,
): LicenseDto {
  return { id, version, holderType, holderId, holderName, state, number, licenseNotRequired };
}
