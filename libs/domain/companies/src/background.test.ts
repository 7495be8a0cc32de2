import { asksForTextConsent, emptiedByNo, textConsentAfter } from './index.js';

const consented = { canSendMessages: true, mobileNumber: '7135550142' };
const none = { canSendMessages: null, mobileNumber: null };

describe('consent to text messages', () => {
  it('is asked for until it is given, and again for another number', () => {
    expect(asksForTextConsent(consented, '( 713 ) - 555 - 0142')).toBe(false);
    expect(asksForTextConsent(consented, '7135550143')).toBe(true);
    expect(asksForTextConsent({ ...consented, canSendMessages: false }, '7135550142')).toBe(true);
    expect(asksForTextConsent(consented, null)).toBe(true);
  });

  it.each([
    ['stays with its number', consented, {}, true],
    ['stays when the same number is written otherwise', consented, { mobileNumber: '(713) 555-0142' }, true],
    ['ends with its number', consented, { mobileNumber: '7135550143' }, false],
    ['ends with no number', consented, { mobileNumber: null }, false],
    ['is given for another number', consented, { mobileNumber: '7135550143', canSendMessages: true }, true],
    ['is taken back', consented, { canSendMessages: false }, false],
    [
      'is given for the number that is there',
      { ...consented, canSendMessages: false },
      { canSendMessages: true },
      true,
    ],
    ['is none without a number', none, { canSendMessages: true }, false],
    ['is not asked of a number that comes without it', none, { mobileNumber: '7135550142' }, null],
  ])('%s', (_, before, change, after) => {
    expect(textConsentAfter(before, change)).toBe(after);
  });
});

describe('a No', () => {
  it('takes away what is asked after a Yes alone; no answer takes nothing', () => {
    const employer = { thirdpartyCompanyName: null, thirdpartyEmploymentStatus: null, thirdpartyEmployedSince: null };
    expect(emptiedByNo({ married: false, employedByThirdparty: true })).toEqual({ spouseName: null });
    expect(emptiedByNo({ married: true, employedByThirdparty: false })).toEqual(employer);
    expect(emptiedByNo({ married: false, employedByThirdparty: false })).toEqual({ spouseName: null, ...employer });
    expect(emptiedByNo({ married: null })).toEqual({});
  });
});
