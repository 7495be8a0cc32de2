import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { borrower } from '@groundwork/domain-messages';
import { idOf } from '@groundwork/web-mount/testing';
import { borrowerAt, problem } from '../../testing/borrower.js';
import { aLedger } from '../../testing/records.js';

const totals = `GET /api/borrower/application/activetotals/${idOf(2)}`;
const draws = `GET /api/borrower/drawrequest/company/${idOf(2)}`;
const ledger = `GET /api/borrower/drawrequest/ledger/${idOf(1)}`;

const portfolio = () => {
  const { lines: _lines, ...loan } = aLedger();
  const { fundedToDate, total, remaining, pending, available } = loan;
  return { companyId: idOf(2), fundedToDate, total, remaining, pending, available, loans: [loan] };
};

let end: () => Promise<void> = async () => undefined;
afterEach(() => end());

describe('active projects', () => {
  it('show what is committed, funded and available, and the draw that is refused at its line without losing it', async () => {
    const user = userEvent.setup();
    ({ end } = await borrowerAt('/loans', { [totals]: portfolio, [draws]: () => [], [ledger]: aLedger }));
    expect((await screen.findByRole('group', { name: 'Commitments' })).textContent).toContain('$3,000.00');
    expect(screen.getByRole('group', { name: 'Available To Draw' }).textContent).toContain('$1,500.00');
    await user.click(screen.getAllByRole('button', { name: /Request Draw/ })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: 'Amount for Line 1' }), '500.01');
    await user.click(dialog.getByRole('button', { name: 'Review' }));
    const amount = dialog.getByRole<HTMLInputElement>('textbox', {
      name: 'Amount for Line 1',
      description: 'At most $500.00 of this line can be requested',
    });
    expect(amount.value).toBe('500.01');
    await user.clear(amount);
    await user.type(amount, '500');
    await user.click(dialog.getByRole('button', { name: 'Review' }));
    expect(screen.getByRole('dialog', { name: /Review Draw Request/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Certify' }));
    await user.click(screen.getByRole('button', { name: 'Submit Draw Request' }));
    expect(screen.getByText(borrower.esignDrawFirst)).toBeTruthy();
  });

  it('say that draws are away, with a way to try again, and the dashboard goes on', async () => {
    const user = userEvent.setup();
    let away = true;
    const area = await borrowerAt('/home', {
      [totals]: () => (away ? problem(503, 'upstream.unavailable') : portfolio()),
    });
    end = area.end;
    expect(await screen.findByText(borrower.noPendingItems)).toBeTruthy();
    expect(await screen.findByText(borrower.drawsUnavailable)).toBeTruthy();
    away = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Harvard Street House')).toBeTruthy();
    expect(area.said.some(([event]) => event === 'failed')).toBe(false);
  });
});
