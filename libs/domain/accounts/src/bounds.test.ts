import { backgroundRecord } from '@groundwork/domain-companies';
import { shared } from '@groundwork/domain-messages';
import { fieldsOf, hiddenFields, labelsOf, shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import {
  accountPathOf,
  adminRegistrationRecord,
  auditKinds,
  codeRule,
  confirmationErrors,
  confirmationRecord,
  confirmingPassword,
  deviceName,
  guardedErrors,
  IDENTITY_IMAGE_LIMIT,
  identityCheckBodyLimit,
  isAuditKind,
  isCommonPassword,
  lastFourDigits,
  loginComplaint,
  passwordPolicy,
  passwordUpdateErrors,
  profileRecord,
  recoveryCodeText,
  signatureRecord,
} from './index.js';

describe('the sign-in form', () => {
  it.each([
    ['a@b', shared.fillOutFormCompletely],
    ['long enough, and no address', shared.fillOutFormCompletely],
    ['a@b.co', undefined],
    [4711, shared.fillOutFormCompletely],
  ])('with the address %p', (email, sentence) => expect(loginComplaint({ email, password: 'x' })).toBe(sentence));
  it('takes a text for a password and nothing else', () => {
    expect(loginComplaint({ email: 'a@b.co', password: 17 })).toBe(shared.fillOutFormCompletely);
  });
});

describe('an administrator that registers', () => {
  const form = { email: 'a@b.co', firstName: 'Ada', lastName: 'Byron', password: 'abcd' };
  it.each([
    ['password', 'abcd', undefined],
    ['password', 'abc', shared.passwordTooShort],
    ['email', 'a@b.co', undefined],
    ['password', 12345, shared.passwordTooShort],
    ['password', undefined, shared.passwordTooShort],
    ['email', 'a@b', shared.emailValid],
    ['email', 'no address', shared.emailValid],
    ['email', undefined, shared.emailValid],
    ['email', '', shared.emailValid],
    ['lastName', '  ', shared.fieldRequired],
  ])('with %s %p', (field, value, sentence) => {
    expect(validate(shapeOf(adminRegistrationRecord), { ...form, [field]: value })).toEqual(
      sentence ? { [field]: sentence } : {},
    );
  });
});

describe('passwords', () => {
  it('are changed with the old one, of at most the usual length', () => {
    const fresh = { newPassword: 'Tx7!builders-yard', confirmPassword: 'Tx7!builders-yard' };
    expect(passwordUpdateErrors({ password: 'old one', ...fresh })).toEqual({});
    expect(passwordUpdateErrors({ password: '', ...fresh })).toEqual({ password: shared.enterValidPassword });
    expect(Object.keys(passwordUpdateErrors({ password: 'x'.repeat(1001), ...fresh }))).toEqual(['password']);
  });
  it('are common with up to four signs after a common word of at least four, and not within another', () => {
    expect(['pass1234', 'love1234', 'pass12345', 'pass12x', 'pa1ss', 'xpass1'].map(isCommonPassword)).toEqual([
      true,
      isCommonPassword('love'),
      false,
      false,
      false,
      false,
    ]);
    expect(passwordPolicy()(undefined)).not.toBe(shared.passwordCommon);
  });
  it('are asked for at a confirmation', () => {
    const form = { mobile: '7135550142', canSendMessages: true };
    expect(
      ['abcde', 'abcd', ''].map((password) => validate(shapeOf(confirmationRecord), { ...form, password })),
    ).toEqual([{}, { password: shared.passwordTooShort }, { password: shared.textRequired }]);
    expect(confirmationErrors({ ...form, password: 'abcde', confirmPassword: 'abcde' }, 5)).not.toHaveProperty(
      'password',
    );
    expect(confirmationErrors({ ...form, password: 'abcd', confirmPassword: 'abcd' }, 5)).toHaveProperty('password');
  });
});

describe('the second factor', () => {
  it.each([
    ['123456', undefined],
    ['123 456', undefined],
    ['1234567', shared.codeSixFigures],
    ['x123456', shared.codeSixFigures],
    ['12345', shared.codeSixFigures],
  ])('takes %p for a code', (typed, sentence) => expect(codeRule(typed)).toBe(sentence));
  it('shows a recovery code in groups of four', () => {
    expect(recoveryCodeText('ABCDEFGH12345678')).toBe('ABCD-EFGH-1234-5678');
    expect(recoveryCodeText('')).toBe('');
  });
  it('changes with the password, and with a proof where it is on', () => {
    expect(confirmingPassword('x')).toBeUndefined();
    expect(guardedErrors({}, false)).toEqual({ password: shared.passwordNeeded });
    expect(guardedErrors({ password: 'x' }, false)).toEqual({});
    expect(guardedErrors({ password: 'x' }, true)).toEqual({ code: shared.codeSixFigures });
    expect(guardedErrors({ password: 'x', code: '123456' }, true)).toEqual({});
  });
});

describe('a device', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
    ['Firefox/120.0', 'Firefox'],
    ['curl/8.5.0', 'curl'],
    ['Mozilla/5.0', shared.unknownDevice],
    ['?? curl/8.5.0', shared.unknownDevice],
  ])('%s is %s', (agent, name) => expect(deviceName(agent)).toBe(name));
});

describe('a profile', () => {
  it('asks in questions what a background has as names', () => {
    expect(labelsOf(profileRecord)).toMatchObject({
      married: 'Are you married?',
      thirdpartyCompanyName: 'Employer',
      city: labelsOf(backgroundRecord).city,
    });
  });
  const shownOf = (facts: object) =>
    fieldsOf(profileRecord, { section: 'experience', facts }).map(({ name }) => name as string);
  it('asks of a license where there is one, and why it was revoked where it was', () => {
    const years = ['yearsInHomeConstruction', 'yearsInCommercialConstruction'];
    const license = ['buildersLicenseState', 'buildersLicenseNumber', 'licenseRevoked'];
    expect(hiddenFields(profileRecord, { buildersLicense: false, licenseRevoked: true })).toEqual(
      expect.arrayContaining([...license, 'revokeReason']),
    );
    expect(shownOf({ buildersLicense: true, licenseRevoked: false })).toEqual([
      ...years,
      'buildersLicense',
      ...license,
    ]);
    expect(shownOf({ buildersLicense: true, licenseRevoked: true })).toEqual([
      ...years,
      'buildersLicense',
      ...license,
      'revokeReason',
    ]);
  });
  it.each([
    ['1234', undefined],
    ['', undefined],
    ['12345', shared.fourDigits],
    ['x1234', shared.fourDigits],
    [1234, shared.fourDigits],
  ])('takes %p for the last four digits', (value, sentence) => expect(lastFourDigits(value)).toBe(sentence));
});

describe('what is known of an account', () => {
  it('is a kind of the record or none', () => {
    expect(auditKinds.every(isAuditKind)).toBe(true);
    expect(['session.forgotten', undefined].some(isAuditKind)).toBe(false);
  });
  it('lies where its role finds it', () => {
    expect(accountPathOf('broker')).toBe('/manageBroker');
    expect(accountPathOf('borrower')).toBe('/account');
    expect(accountPathOf('super')).toBe('/account');
  });
  it('is signed with the version of the terms and a name', () => {
    expect(Object.keys(signatureRecord.fields)).toEqual(['esignMasterId', 'signature']);
  });
});

it('a check of identity takes two images of twice the limit in base64, and no more', () => {
  const inBase64 = (bytes: number) => Math.ceil(bytes / 3) * 4;
  expect(identityCheckBodyLimit).toBeGreaterThan(2 * inBase64(2 * IDENTITY_IMAGE_LIMIT));
  expect(identityCheckBodyLimit).toBeLessThan(2 * inBase64(2 * IDENTITY_IMAGE_LIMIT) + 20_000);
});
