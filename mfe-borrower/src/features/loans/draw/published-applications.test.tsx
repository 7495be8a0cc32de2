import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publishedExample } from '@groundwork/domain-draws/testing';
import { fill, shared } from '@groundwork/domain-messages';
import { dollars, formatCents } from '@groundwork/domain-money';
import { idOf } from '@groundwork/web-mount/testing';
import type { LedgerLine } from '../../../data/api.js';
import { borrowerAt } from '../../../testing/borrower.js';
import { drafts } from '../../../testing/draw-drafts.js';
import { aLedger } from '../../../testing/records.js';

let end: () => Promise<void> = async () => undefined;
afterEach(() => end());

/** Dollars as a screen shows them. */
const shown = (amount: number | undefined) => formatCents(dollars(amount ?? 0));
const figure = (figures: Readonly<Record<string, number>>, name: string): number => {
  const found = figures[name];
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
};

/** The draw form of a loan with one line, of which so many dollars were paid and are held back. */
async function formOf(budget: number, drawn: { paid?: number; held?: number; left?: number } = {}) {
  const { paid = 0, held = 0 } = drawn;
  const { left = budget - paid - held } = drawn;
  const ledger = aLedger();
  const [first] = ledger.lines;
  const line = {
    ...first,
    name: 'Framing',
    budgetAmount: dollars(budget),
    originalAmount: dollars(budget),
    amountFundedToDate: dollars(paid),
    retainageHeld: dollars(held),
    pending: 0,
    remaining: dollars(budget - paid),
    available: dollars(left),
  } as LedgerLine;
  const { lines: _lines, ...loan } = { ...ledger, available: dollars(left) };
  const totals = { companyId: idOf(2), fundedToDate: 0, total: 0, remaining: 0, pending: 0, pendingFunding: 0 };
  const area = await borrowerAt('/loans', {
    ...drafts(),
    [`GET /api/borrower/application/activetotals/${idOf(2)}`]: () => ({
      ...totals,
      retainageHeld: 0,
      available: 0,
      loans: [loan],
    }),
    [`GET /api/borrower/drawrequest/company/${idOf(2)}`]: () => [],
    [`GET /api/borrower/drawrequest/ledger/${idOf(1)}`]: () => ({ ...ledger, ...loan, lines: [line] }),
  });
  end = area.end;
  const user = userEvent.setup();
  await user.click((await screen.findAllByRole('button', { name: /Request Draw/ }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  const amount = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Amount for Framing' });
  const percent = dialog.getByRole('textbox', { name: 'Percent complete of Framing' });
  return { user, dialog, amount, percent };
}

describe('published payment applications in the draw form', () => {
  it('bill in a normal period what was built since the certificate before', async () => {
    const { input, expected } = publishedExample('normal period');
    const before = publishedExample('nothing billed this period');
    const [contract, built] = [figure(input, 'contract'), figure(input, 'completed to date')];
    const { user, dialog, amount, percent } = await formOf(contract, {
      paid: figure(input, 'previous certificates'),
      held: figure(before.expected, 'retainage'),
    });
    await user.type(percent, String((built / contract) * 100));
    const thisPeriod = built - figure(before.input, 'completed to date');
    expect(`$${amount.value}`).toBe(shown(thisPeriod));
    expect(await dialog.findByText(shown(thisPeriod))).toBeTruthy();
    // A tenth of it is held: the rest is what the certificate says is due.
    expect(thisPeriod * (1 - figure(input, 'retainage') / 100)).toBe(figure(expected, 'current payment due'));
    await user.click(dialog.getByRole('button', { name: 'Review' }));
    const row = within(await screen.findByRole('row', { name: /Framing/ }));
    expect(row.getByText(shown(thisPeriod))).toBeTruthy();
  });

  it.each(['nothing billed this period', 'nothing billed after it'])('ask for nothing: %s', async (name) => {
    const { input } = publishedExample(name);
    const [contract, built] = [figure(input, 'contract'), figure(input, 'completed to date')];
    const paid = figure(input, 'previous certificates');
    const { user, dialog, amount, percent } = await formOf(contract, { paid, held: built - paid });
    await user.type(percent, String((built / contract) * 100));
    expect(amount.value).toBe('0.00');
    await user.click(dialog.getByRole('button', { name: 'Review' }));
    expect(await dialog.findByText(shared.drawEmpty)).toBeTruthy();
  });

  it.each([
    ['gross entry', 'complete'],
    ['schedule of values', 'complete'],
  ] as const)('are entered by a percentage: %s', async (name, percentage) => {
    const { input, expected } = publishedExample(name);
    const { user, amount, percent } = await formOf(figure(input, 'scheduled value'));
    await user.type(percent, String(figure(input, percentage)));
    expect(`$${amount.value}`).toBe(shown(figure(expected, 'completed')));
  });

  it('are refused above what was inspected', async () => {
    const { input, expected } = publishedExample('inspection cap');
    const most = figure(expected, 'at most');
    const { user, dialog, amount } = await formOf(figure(input, 'line budget'), { left: most });
    await user.type(amount, `${most}.01`);
    await user.tab();
    expect(dialog.getByText(fill(shared.drawAboveCap, { amount: shown(most) }))).toBeTruthy();
    await user.clear(amount);
    await user.type(amount, String(most));
    await user.click(dialog.getByRole('button', { name: 'Review' }));
    expect(await screen.findByRole('dialog', { name: /Review Draw Request/ })).toBeTruthy();
  });
});
