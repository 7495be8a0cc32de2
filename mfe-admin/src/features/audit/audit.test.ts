import { describe, expect, it } from '@jest/globals';
import { auditKinds } from '@groundwork/domain-accounts';
import { auditSentences } from '@groundwork/domain-messages-admin';
import { auditQuery } from '../../data/audit.js';
import { detailText } from './audit-details.js';

const none = { kind: '', account: '', address: '', from: '', to: '' };

describe('the audit record', () => {
  it('has a sentence for every kind of entry, and no other', () => {
    expect(Object.keys(auditSentences).sort()).toEqual([...auditKinds].sort());
  });

  it('is asked for what the address says, days at UTC-4 and both included', () => {
    expect(auditQuery(none)).toEqual({});
    expect(
      auditQuery({ kind: 'sign_in.failed', account: 'a@b.co', address: '::1', from: '2026-03-02', to: '2026-03-02' }),
    ).toEqual({
      kind: 'sign_in.failed',
      account: 'a@b.co',
      address: '::1',
      from: '2026-03-02T04:00:00.000Z',
      to: '2026-03-03T04:00:00.000Z',
    });
  });

  it('is not asked for what the address has wrong', () => {
    expect(auditQuery({ ...none, kind: 'made.up', from: 'yesterday', to: '2026-02-31' })).toEqual({});
  });

  it.each([
    [{}, ''],
    [{ by: 'password' }, 'by password'],
    [{ from: 'admin', to: 'super' }, 'from admin to super'],
    [
      { deed: 'operation.letter_aside', of: 'a', at: 'notifications' },
      `“${auditSentences['operation.letter_aside']}” of a at notifications`,
    ],
    [{ because: 'password changed' }, 'password changed'],
    [{ until: '2026-03-02T15:00:00.000Z' }, 'until 03/02/2026 11:00 AM'],
  ])('says %p in words', (details, text) => {
    expect(detailText(details)).toBe(text);
  });
});
