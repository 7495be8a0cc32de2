import { describe, expect, it } from '@jest/globals';
import { shared } from '@groundwork/domain-messages';
import { profileErrors } from './profile.js';
import { lastFourDigits, maskedDigits } from './profile.record.js';

const whole = {
  firstName: 'Maria',
  lastName: 'Alvarez',
  streetAddress: '1500 Harvard Street',
  city: 'Houston',
  mobileNumber: '7135550142',
};

describe('a profile', () => {
  it('needs names, address, city and mobile, and nothing else', () => {
    expect(profileErrors(whole, 2026)).toEqual({});
    expect(profileErrors({}, 2026)).toEqual({
      firstName: shared.nameTooShort,
      lastName: shared.nameTooShort,
      streetAddress: shared.textRequired,
      city: shared.textRequired,
      mobileNumber: shared.phoneTenDigits,
    });
  });

  it.each([
    [{ state: 'TX' }, { state: shared.stateInvalid }],
    [{ zipCode: '7700' }, { zipCode: shared.zipFormat }],
    [{ thirdpartyEmploymentStatus: 'Sometimes' }, { thirdpartyEmploymentStatus: shared.choice }],
    [{ thirdpartyEmployedSince: 2027 }, { thirdpartyEmployedSince: shared.yearInvalid }],
    [{ yearsInHomeConstruction: 101 }, { yearsInHomeConstruction: shared.yearsTooMany }],
    [{ yearsInCommercialConstruction: -1 }, { yearsInCommercialConstruction: shared.notNegative }],
    [{ lastFourSSN: '123' }, { lastFourSSN: shared.fourDigits }],
    [{ lastFourSSN: '12a4' }, { lastFourSSN: shared.fourDigits }],
    [{ buildersLicense: true, licenseRevoked: true, revokeReason: ' ' }, { revokeReason: shared.explanationRequired }],
    [{ buildersLicense: false, licenseRevoked: true }, {}],
    [{ state: 'Texas', zipCode: '77008-1234', thirdpartyEmployedSince: 2026, lastFourSSN: '0042' }, {}],
  ])('%p: %p', (more, errors) => {
    expect(profileErrors({ ...whole, ...more }, 2026)).toEqual(errors);
  });

  it('takes the mask of stored digits back, which a form does not', () => {
    expect(profileErrors({ ...whole, lastFourSSN: maskedDigits }, 2026)).toEqual({});
    expect(lastFourDigits(maskedDigits)).toBe(shared.fourDigits);
  });
});
