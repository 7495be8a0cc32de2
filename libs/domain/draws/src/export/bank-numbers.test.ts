import { paymentExports } from '@groundwork/domain-messages';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import {
  accountErrors,
  isAccountNumber,
  isIban,
  isRoutingNumber,
  maskedNumber,
  paymentAccountRecord,
  plainNumber,
} from './index.js';

describe('a routing number', () => {
  // Published by the Federal Reserve Banks of Boston and New York, and of a bank.
  it.each(['011000015', '021000021', '111000025'])('%s', (number) => expect(isRoutingNumber(number)).toBe(true));
  it.each(['011000016', '110000015', '000000000', '01100001', '0110000150', '01100001A', ''])('is not %j', (number) =>
    expect(isRoutingNumber(number)).toBe(false),
  );
});

describe('an IBAN', () => {
  // Of the registry's examples.
  it.each(['GB82WEST12345698765432', 'DE89370400440532013000', 'NO9386011117947', 'MT84MALT011000012345MTLCAST001S'])(
    '%s',
    (number) => expect(isIban(number)).toBe(true),
  );
  it.each(['GB82WEST12345698765423', 'DE88370400440532013000', 'de89370400440532013000', 'XX00', ''])(
    'is not %j',
    (number) => expect(isIban(number)).toBe(false),
  );
  // Each is 1 modulo 97 as well: too long, a sign before the country, a letter for a check digit, too short.
  it.each(['GB901111111111111111111111111111111', '1GB15111111111111111', 'GB8BWEST12345698765432', 'GB681111111111'])(
    'has its country, two digits and 11 to 30 signs: not %j',
    (number) => expect(isIban(number)).toBe(false),
  );
  it('is told from one with any two neighbours swapped', () => {
    const number = 'DE89370400440532013000';
    for (let at = 2; at < number.length - 1; at += 1) {
      const [one = '', other = ''] = [number[at], number[at + 1]];
      if (one === other) continue;
      expect(isIban(`${number.slice(0, at)}${other}${one}${number.slice(at + 2)}`)).toBe(false);
    }
  });
});

it('numbers are compared without the groups they are written in, and shown by their last four', () => {
  expect(plainNumber('gb82 west-1234 5698 7654 32')).toBe('GB82WEST12345698765432');
  expect(isAccountNumber('000123456789')).toBe(true);
  for (const wrong of ['12', '1'.repeat(18), '12 3', '12;3']) expect(isAccountNumber(wrong)).toBe(false);
  expect(maskedNumber('6789')).toBe('•••• 6789');
});

it('an account is complained of at the fields of its kind alone', () => {
  const aba = { kind: 'aba', routingNumber: '0210 0002 1', accountNumber: '123-456' } as const;
  expect(accountErrors(aba)).toEqual({});
  expect(accountErrors({ ...aba, iban: 'x', routingNumber: '021000022', accountNumber: '' })).toEqual({
    routingNumber: paymentExports.routingNumber,
    accountNumber: paymentExports.accountNumber,
  });
  expect(accountErrors({ kind: 'iban', iban: 'DE89 3704 0044 0532 0130 00' })).toEqual({});
  expect(accountErrors({ kind: 'iban' })).toEqual({ iban: paymentExports.iban });
});

it.each([
  ['Gulf Framing LLC', undefined],
  ['x'.repeat(140), undefined],
  ['x'.repeat(141), paymentExports.accountName],
  ['  ', paymentExports.accountName],
  [17, paymentExports.accountName],
])('an account is of %j, in as many characters as a file for the bank has room for', (accountName, complaint) => {
  expect(validate(shapeOf(paymentAccountRecord), { accountName, kind: 'aba', version: 0 })).toEqual(
    complaint ? { accountName: complaint } : {},
  );
});
