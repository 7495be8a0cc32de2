import { s1Form } from '@groundwork/domain-messages';
import { s1Errors, s1Questions } from './index.js';

const answers = {
  address: '1200 Post Oak Boulevard, Houston',
  birth: '1970-02-28',
  socialSecurity: '0042',
  occupation: 'Builder',
  otherCompanies: 'None',
  judgements: 'None',
};
const wrong = (change: object) => Object.keys(s1Errors({ ...answers, ...change }, '2026-11-27'));

describe('what an owner answers on the S-1', () => {
  it('is asked in the order of the form that can be printed', () => {
    expect(s1Questions.map(([, label]) => label)).toEqual([
      s1Form.address,
      s1Form.birth,
      s1Form.socialSecurity,
      s1Form.occupation,
      s1Form.otherCompanies,
      s1Form.judgements,
    ]);
  });
  it('is all there', () => {
    expect(wrong({})).toEqual([]);
    expect(Object.keys(s1Errors({}, '2026-11-27')).sort()).toEqual(Object.keys(answers).sort());
    expect(wrong({ judgements: ' ' })).toEqual(['judgements']);
  });
  it.each([
    ['1900-01-01', []],
    ['1899-12-31', ['birth']],
    ['2026-11-26', []],
    ['2026-11-27', ['birth']],
    ['2026-02-30', ['birth']],
    ['yesterday', ['birth']],
  ])('the day of birth %s', (birth, complaints) => expect(wrong({ birth })).toEqual(complaints));
  it.each([
    ['0042', undefined],
    ['042', s1Form.lastFourDigits],
    ['123-45-6789', s1Form.lastFourDigits],
    ['12a4', s1Form.lastFourDigits],
  ])('the last digits %s', (socialSecurity, sentence) =>
    expect(s1Errors({ ...answers, socialSecurity }, '2026-11-27').socialSecurity).toBe(sentence),
  );
});
