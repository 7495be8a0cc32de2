import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@groundwork/domain-messages';
import { auditPage } from '@groundwork/domain-messages-admin';
import { mountedArea } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import { administrator } from '../../testing/administrator.js';

const entry = (index: number) => ({
  id: `0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9d${String(index).padStart(3, '0')}`,
  kind: 'sign_in.succeeded' as const,
  at: '2026-03-02T15:00:00.000Z',
  accountId: null,
  email: 'borrower@example.com',
  actorId: null,
  actorKind: 'user' as const,
  address: '::1',
  userAgent: null,
  details: {},
});

let end = async () => {};
afterEach(() => end());

describe('the screen of the audit record', () => {
  it('says how many entries are shown, and reads out none of them by itself', async () => {
    const mounted = await mountedArea({
      area,
      user: { ...administrator, role: 'super' },
      path: '/audit',
      answers: {
        'GET /api/admin/audit': ({ query }: { readonly query: URLSearchParams }) =>
          query.has('address') ? { entries: [entry(9)], next: null } : { entries: [entry(1), entry(2)], next: null },
      },
    });
    end = mounted.end;
    const table = await screen.findByRole('table');
    expect(table.closest('[aria-live]')).toBeNull();
    const status = screen.getByText(fill(auditPage.entriesShown, { n: 2 }));
    expect(status.getAttribute('role')).toBe('status');
    await userEvent.type(screen.getByRole('textbox', { name: auditPage.auditAddress }), '::1');
    await userEvent.click(screen.getByRole('button', { name: auditPage.auditShow }));
    await screen.findByText(fill(auditPage.entriesShown, { n: 1 }));
    expect(status.isConnected).toBe(true);
  });
});
