import { afterEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAX_PLAN_MONTHS } from '@groundwork/domain-draws';
import { drawRules, fill, shared } from '@groundwork/domain-messages';
import { planDesk as words } from '@groundwork/domain-messages-admin';
import { loanPage, screens as sentences } from '@groundwork/domain-messages-screens';
import { formatCents } from '@groundwork/domain-money';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import area from '../../../export-app.js';
import type { DrawPlan, Loan } from '../../../data/api.js';
import { administrator } from '../../../testing/administrator.js';
import { aLoan } from '../../../testing/a-loan.js';

let end: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await end();
  sessionStorage.clear();
  localStorage.clear();
});

const call = `/api/admin/loan/${idOf(1)}`;
const plan = (version: number, ...months: number[]): DrawPlan => ({
  version,
  months,
  reason: null,
  plannedAt: '2026-03-05T15:00:00.000Z',
});

/** The dialog on the page of a loan of 1,000.00 over four months. */
async function open(more: Partial<Loan>, answer: (call: SentCall) => unknown) {
  const terms = { ...aLoan().terms, termMonths: 4 } as NonNullable<Loan['terms']>;
  const loan = aLoan({ total: 100_000, openedAt: '2026-01-31T15:00:00.000Z', terms, ...more });
  const mounted = await mountedArea({
    area,
    user: administrator,
    path: `/loans/${idOf(1)}?tab=draws`,
    answers: { [`GET ${call}`]: () => loan, [`PUT ${call}/plan`]: answer },
  });
  ({ end } = mounted);
  const user = userEvent.setup();
  const label = loan.plan ? words.change : words.enter;
  await user.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  const month = (n: number) => dialog.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^Month ${n},`) });
  const amounts = () => dialog.getAllByRole<HTMLInputElement>('textbox', { name: /^Month/ }).map(({ value }) => value);
  const send = () => user.click(dialog.getByRole('button', { name: label }));
  const sent = () => mounted.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const sum = (cents: number) => fill(words.sum, { sum: formatCents(cents), commitment: '$1,000.00' });
  return { ...mounted, user, dialog, month, amounts, send, sent, sum };
}

it('proposes an even pace, takes a pasted column, and refuses more than the commitment before it is sent', async () => {
  const { user, dialog, month, amounts, send, sent, said, sum } = await open({}, () => plan(1, 10_000));
  expect(screen.getAllByText(fill(loanPage.evenPace, { months: 4 })).length).toBeGreaterThan(0);
  expect(dialog.getByText(words.lead)).toBeTruthy();
  expect(amounts()).toEqual(['250.00', '250.00', '250.00', '250.00']);
  expect(dialog.getByRole('textbox', { name: fill(words.month, { n: 1, date: '02/28/2026' }) })).toBeTruthy();
  await user.clear(month(1));
  await user.click(dialog.getByRole('button', { name: words.evenPace }));
  expect(amounts()).toEqual(['250.00', '250.00', '250.00', '250.00']);
  fireEvent.paste(month(1), { clipboardData: { getData: () => '100\r\n300\r\n\r\n600.01\r\n' } });
  expect(amounts()).toEqual(['100.00', '300.00', '', '600.01']);
  expect(dialog.getByText(sum(100_001))).toBeTruthy();
  await send();
  expect(await dialog.findByText(fill(drawRules.planAtMost, { amount: '$1,000.00' }))).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.clear(month(4));
  await user.type(month(4), '500');
  await user.click(dialog.getByRole('button', { name: words.addMonth }));
  await user.type(month(5), '100');
  await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'The roof is late');
  await send();
  await waitFor(() => expect(said).toContainEqual(['notify', expect.objectContaining({ text: words.saved })]));
  expect(sent()).toEqual([
    {
      version: 0,
      months: [10_000, 30_000, 0, 50_000, 10_000].map((amount) => ({ amount })),
      reason: 'The roof is late',
    },
  ]);
});

it('refuses a pasted column of more months than there can be, and cuts nothing off', async () => {
  const { month, amounts, dialog } = await open({}, () => plan(1, 10_000));
  const column = Array.from({ length: MAX_PLAN_MONTHS + 1 }, () => '1').join('\n');
  fireEvent.paste(month(1), { clipboardData: { getData: () => column } });
  expect(await dialog.findByText(fill(shared.tooMany, { max: MAX_PLAN_MONTHS }))).toBeTruthy();
  expect(amounts()).toEqual(['250.00', '250.00', '250.00', '250.00']);
});

it('shows both plans where another administrator entered one meanwhile, and sends over the other one', async () => {
  const theirs = plan(2, 40_000, 60_000);
  const { user, amounts, month, send, sent, said, dialog } = await open(
    { plan: plan(1, 50_000, 50_000) },
    ({ body }) =>
      (body as { version: number }).version === 2
        ? plan(3, 35_000, 60_000)
        : Response.json({ code: 'state.version_conflict', current: theirs }, { status: 409 }),
  );
  expect(amounts()).toEqual(['500.00', '500.00']);
  await user.clear(month(1));
  await user.type(month(1), '350');
  await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'As agreed');
  await send();
  const conflict = within(await screen.findByRole('alertdialog', { name: sentences.conflictTitle }));
  expect(conflict.getByText(fill(words.month, { n: 1, date: '02/28/2026' }))).toBeTruthy();
  for (const amount of ['$350.00', '$400.00']) expect(conflict.getByText(amount)).toBeTruthy();
  await user.click(conflict.getByRole('button', { name: sentences.saveChoice }));
  await waitFor(() => expect(said).toContainEqual(['notify', expect.objectContaining({ text: words.saved })]));
  const [first, second] = sent() as { version: number; months: { amount: number }[] }[];
  expect([first?.version, second?.version]).toEqual([1, 2]);
  expect(second?.months[0]).toEqual({ amount: 35_000 });
  expect(second?.months[1]).toEqual({ amount: 60_000 });
});
