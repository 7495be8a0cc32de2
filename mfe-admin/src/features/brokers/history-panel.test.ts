import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '@groundwork/domain-messages-admin';
import { mountedArea } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import { aBroker } from '../../testing/a-broker.js';
import { administrator } from '../../testing/administrator.js';

let end = async () => {};
afterEach(() => end());

const broker = aBroker();
const entry = (id: string, command: string, more: object = {}) => ({
  id,
  command,
  fromStatus: '1',
  toStatus: '1',
  userId: administrator.id,
  comment: null,
  at: '2026-03-02T15:00:00.000Z',
  ...more,
});

async function brokers(history: () => unknown) {
  const mounted = await mountedArea({
    area,
    user: administrator,
    path: `/brokers?broker=${broker.id}`,
    answers: {
      'GET /api/admin/brokers': () => [broker],
      'GET /api/admin/drawrequest/selections': () => [],
      [`GET /api/admin/users/profileByUid/${administrator.id}`]: () => administrator,
      [`GET /api/admin/brokers/history/${broker.id}`]: history,
    },
  });
  end = mounted.end;
  const user = userEvent.setup();
  return { ...mounted, open: async () => user.click(await screen.findByText('History')) };
}

describe('the history of a broker', () => {
  it('is asked for when it is opened, and names what, who, when and why', async () => {
    const { calls, open } = await brokers(() => [
      entry('2', 'reject', { toStatus: '2', comment: 'No license on file' }),
      entry('1', 'create', { fromStatus: null }),
    ]);
    await screen.findByText('History');
    expect(calls.map(({ path }) => path)).not.toContain(`/api/admin/brokers/history/${broker.id}`);
    await open();
    const rows = within(await screen.findByRole('table', { name: 'History of this broker' }))
      .getAllByRole('row')
      .slice(1);
    await within(rows[0] as HTMLElement).findByText('Carolyn Whitfield');
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['03/02/2026 11:00 AM', 'Rejected', 'Carolyn Whitfield', 'No license on file'],
      ['03/02/2026 11:00 AM', 'Entered', 'Carolyn Whitfield', '—'],
    ]);
  });

  it('says so where it cannot be read', async () => {
    const { open } = await brokers(() => Response.json({ status: 403, code: 'access.denied' }, { status: 403 }));
    await open();
    expect(await screen.findByRole('heading', { name: admin.errorGettingHistory })).toBeTruthy();
  });
});
