import { licenseErrors, licenseRecord } from '@groundwork/domain-companies';
import { refuseInvalid } from '@groundwork/server-http';
import { bodyValues, rowValues } from '../shared/body-values.js';
import type { LicenseDetailsDto } from './license.dto.js';
import type { LicenseEntity } from './license.entity.js';

/** A licence as it is stored, of a body over the row before it: without a number where none is required. Throws where it is wrong. */
export function licenseValues(
  body: LicenseDetailsDto,
  before?: LicenseEntity,
): Pick<LicenseEntity, 'state' | 'number' | 'licenseNotRequired'> {
  const license = { ...(before && rowValues(licenseRecord, before)), ...bodyValues(licenseRecord, body) };
  refuseInvalid(licenseErrors(license));
  const licenseNotRequired = license.licenseNotRequired ?? false;
  return {
    state: license.state ?? '',
    number: licenseNotRequired ? null : (license.number ?? null),
    licenseNotRequired,
  };
}
