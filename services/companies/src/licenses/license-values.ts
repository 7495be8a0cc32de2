import { licenseErrors } from '@groundwork/domain-companies';
import { refuseInvalid } from '@groundwork/server-http';
import type { LicenseDetailsDto } from './license.dto.js';
import type { LicenseEntity } from './license.entity.js';

export const licenseFields = [
  'state',
  'number',
  'licenseNotRequired',
] as const satisfies readonly (keyof LicenseDetailsDto)[];

/** A licence as it is stored: without a number where none is required. Throws where it is wrong. */
export function licenseValues(body: LicenseDetailsDto): Pick<LicenseEntity, (typeof licenseFields)[number]> {
  refuseInvalid(licenseErrors(body));
  const licenseNotRequired = body.licenseNotRequired ?? false;
  return { state: body.state ?? '', number: licenseNotRequired ? null : (body.number ?? null), licenseNotRequired };
}
