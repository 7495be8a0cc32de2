import { agreementStatus, endingAgreements, isRecent, turnedDownAgreements } from './index.js';
import type { WatchedAgreement } from './index.js';

const today = '2026-03-02';
const agreement = (id: string, more: Partial<WatchedAgreement> = {}): WatchedAgreement => ({
  id,
  status: agreementStatus.accepted,
  clientName: 'Harbor Light Builders',
  companyId: null,
  expirationDate: '2026-03-20',
  createdAt: '2025-11-01T15:00:00.000Z',
  rejectedDate: null,
  ...more,
});
const ids = (agreements: readonly { id: string }[]) => agreements.map(({ id }) => id);

describe('agreements that end, or ended of late', () => {
  it.each([
    ['2026-01-30', false],
    ['2026-01-31', true],
    ['2026-03-01', true],
    ['2026-03-02', true],
    ['2026-04-01', true],
    ['2026-04-02', false],
  ])('on %s are told: %p', (expirationDate, told) => {
    expect(ids(endingAgreements([agreement('a', { expirationDate })], today))).toEqual(told ? ['a'] : []);
  });

  it('are those that the lender accepted', () => {
    for (const status of [agreementStatus.pending, agreementStatus.rejected])
      expect(endingAgreements([agreement('a', { status })], today)).toEqual([]);
  });

  it('are told until something that lasts longer stands with the same client, by its company or by its name', () => {
    const later = { expirationDate: '2026-08-01', status: agreementStatus.pending };
    const first = agreement('a');
    expect(
      endingAgreements([first, agreement('b', { ...later, clientName: ' harbor light builders' })], today),
    ).toEqual([]);
    expect(ids(endingAgreements([first, agreement('b', { ...later, clientName: 'Other' })], today))).toEqual(['a']);
    expect(
      ids(endingAgreements([first, agreement('b', { ...later, status: agreementStatus.rejected })], today)),
    ).toEqual(['a']);
    const [one, other] = [agreement('a', { companyId: 'x' }), agreement('b', { ...later, companyId: 'y' })];
    expect(ids(endingAgreements([one, other], today))).toEqual(['a']);
    expect(endingAgreements([one, { ...other, companyId: 'x', clientName: 'Renamed' }], today)).toEqual([]);
  });
});

describe('agreements that were turned down', () => {
  const rejected = (more: Partial<WatchedAgreement> = {}) =>
    agreement('a', { status: agreementStatus.rejected, rejectedDate: '2026-02-20T15:00:00.000Z', ...more });

  it('are told for thirty days', () => {
    expect(ids(turnedDownAgreements([rejected(), agreement('b')], today))).toEqual(['a']);
    expect(turnedDownAgreements([rejected({ rejectedDate: '2026-01-30T15:00:00.000Z' })], today)).toEqual([]);
    expect([isRecent('2026-01-31T15:00:00.000Z', today), isRecent('2026-01-30T15:00:00.000Z', today)]).toEqual([
      true,
      false,
    ]);
  });

  it('are told until another one was submitted for the client', () => {
    const anew = agreement('b', { status: agreementStatus.pending, createdAt: '2026-02-21T15:00:00.000Z' });
    expect(turnedDownAgreements([rejected(), anew], today)).toEqual([]);
    expect(ids(turnedDownAgreements([rejected(), { ...anew, clientName: 'Other' }], today))).toEqual(['a']);
  });
});
