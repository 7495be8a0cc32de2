import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shared } from '@groundwork/domain-messages';
import { borrower } from '@groundwork/domain-messages-borrower';
import { signing, stageWords } from '@groundwork/domain-messages-screens';
import { idOf, signableCanvas } from '@groundwork/web-mount/testing';
import { borrowerAt, problem } from '../../testing/borrower.js';
import { aLedger, anApplication } from '../../testing/records.js';

const totals = `GET /api/borrower/application/activetotals/${idOf(2)}`;
const draws = `GET /api/borrower/drawrequest/company/${idOf(2)}`;
const ledger = `GET /api/borrower/drawrequest/ledger/${idOf(1)}`;

const portfolio = () => {
  const { lines: _lines, ...loan } = aLedger();
  const { fundedToDate, total, remaining, pending, available } = loan;
  return { companyId: idOf(2), fundedToDate, total, remaining, pending, available, loans: [loan] };
};

beforeEach(() => signableCanvas());

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
    // What is no amount is refused as it was typed, and asks for nothing.
    await user.clear(amount);
    await user.type(amount, '5k');
    await user.click(dialog.getByRole('button', { name: 'Review' }));
    expect([amount.value, amount.getAttribute('aria-invalid')]).toEqual(['5k', 'true']);
    expect(dialog.getByText(shared.amountInvalid)).toBeTruthy();
    await user.clear(amount);
    await user.type(amount, '500');
    await user.click(dialog.getByRole('button', { name: 'Review' }));
    expect(screen.getByRole('dialog', { name: /Review Draw Request/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Certify' }));
    await user.click(screen.getByRole('button', { name: 'Submit Draw Request' }));
    expect(screen.getByText(borrower.esignDrawFirst)).toBeTruthy();
  });

  it('ask for a draw once, whose button is pressed twice, and again under the same key where no answer came', async () => {
    const user = userEvent.setup();
    let away = true;
    const area = await borrowerAt('/loans', {
      [totals]: portfolio,
      [draws]: () => [],
      [ledger]: aLedger,
      'POST /api/borrower/drawrequest': () => (away ? problem(504, 'upstream.timeout') : {}),
    });
    end = area.end;
    await user.click((await screen.findAllByRole('button', { name: /Request Draw/ }))[0] as HTMLElement);
    await user.type(await screen.findByRole('textbox', { name: 'Amount for Line 1' }), '500');
    await user.click(screen.getByRole('button', { name: 'Review' }));
    await user.click(screen.getByRole('button', { name: 'Certify' }));
    await user.type(screen.getByLabelText(signing.typeYourName), 'Maria Alvarez');
    await user.click(screen.getByRole('button', { name: 'Accept & Certify' }));
    const sent = () => area.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/drawrequest'));
    const pressTwice = () =>
      act(async () => {
        const submit = screen.getByRole('button', { name: 'Submit Draw Request' });
        submit.click();
        submit.click();
      });
    await pressTwice();
    await waitFor(() =>
      expect(area.said).toContainEqual(['notify', { kind: 'error', text: borrower.errorSubmittingDrawRequest }]),
    );
    expect(sent()).toHaveLength(1);
    away = false;
    await pressTwice();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toHaveLength(2);
    // Each outcome is said once.
    expect(area.said.filter(([event]) => event === 'notify')).toEqual([
      ['notify', { kind: 'error', text: borrower.errorSubmittingDrawRequest }],
      ['notify', { kind: 'success', text: borrower.drawRequestSubmitted }],
    ]);
    expect([sent()[1]?.key, sent()[1]?.body]).toEqual([sent()[0]?.key, sent()[0]?.body]);
  });

  it('are called by their number, an old one by that of its application', async () => {
    const loans = [portfolio().loans[0], { ...portfolio().loans[0], applicationId: idOf(5), projectNumber: null }];
    ({ end } = await borrowerAt('/loans', {
      [totals]: () => ({ ...portfolio(), loans }),
      [draws]: () => [],
      [`GET /api/borrower/application/active/${idOf(2)}`]: () => [
        {
          ...anApplication({ id: idOf(5), status: 'approved', projectNumber: 1007 }),
          ledgerOpenedAt: '2024-03-09T15:00:00.000Z',
        },
      ],
    }));
    const table = within(await screen.findByRole('table', { name: 'Active Projects' }));
    expect(await table.findByRole('cell', { name: '#1007' })).toBeTruthy();
    expect(table.getByRole('cell', { name: '#1042' })).toBeTruthy();
    expect(table.getByText(`${stageWords.nobodyWaits}: ${stageWords.moves.draw}`)).toBeTruthy();
  });

  it.each(['/loans', '/home'])('are said to be none yet at %s', async (path) => {
    ({ end } = await borrowerAt(path, { [totals]: () => ({ ...portfolio(), loans: [] }), [draws]: () => [] }));
    expect(await screen.findByText(borrower.noActiveLoans)).toBeTruthy();
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
