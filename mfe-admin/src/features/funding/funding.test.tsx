import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawRules, fill } from '@groundwork/domain-messages';
import { fundingDesk as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { formatMonthDayYear, systemClock, today } from '@groundwork/domain-time';
import { mountedArea } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import type { Ledger, LedgerEntry, ListedFunding, PendingFunding } from '../../data/api.js';
import { administrator } from '../../testing/administrator.js';

const idOf = (number: number) => `0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9c${String(number).padStart(3, '0')}`;
const name = 'Harvard Street House';
const day = today(systemClock);
const at = '2026-03-02T15:00:00.000Z';
const project = { applicationId: idOf(2), applicationName: name, projectNumber: 1042 };

const pending: PendingFunding = { ...project, drawRequestId: idOf(1), version: 3, amount: 342_000, lines: 2 };
const funding = (more: Partial<ListedFunding>): ListedFunding => ({
  ...project,
  id: idOf(5),
  drawRequestId: idOf(1),
  stage: 'scheduled',
  scheduledFor: '2026-03-04',
  amount: 342_000,
  feesNetted: 0,
  reserveNetted: 0,
  netAmount: 342_000,
  fundedOn: null,
  reference: null,
  payee: null,
  reason: null,
  reversedOn: null,
  scheduledBy: idOf(7),
  scheduledAt: at,
  fundedBy: null,
  fundedAt: null,
  endedBy: null,
  endedAt: null,
  batchNumber: null,
  exportedAt: null,
  accountName: null,
  accountNumber: null,
  version: 1,
  ...more,
});
const line = (number: number, lineName: string): Ledger['lines'][number] => ({
  additionalBudgetItemId: idOf(number),
  propertyId: idOf(10),
  name: lineName,
  section: 'Site Work',
  sectionIndex: 0,
  index: number,
  isContingency: false,
  originalAmount: 100_000,
  changes: 0,
  budgetAmount: 100_000,
  amountFundedToDate: 20_000,
  pending: 0,
  pendingFunding: 5000,
  retainageHeld: 2500,
  retainageReleased: 0,
  retainageReleasing: 0,
  remaining: 80_000,
  available: 72_500,
  capPercent: null,
  percentProgress: 20,
  materialsStored: 0,
});
const totals = {
  total: 200_000,
  budgetAmount: 200_000,
  originalAmount: 200_000,
  fundedToDate: 40_000,
  remaining: 160_000,
  pending: 0,
  pendingFunding: 10_000,
  retainageHeld: 5000,
  available: 145_000,
};
const ledger: Ledger = {
  ...totals,
  applicationId: project.applicationId,
  companyId: idOf(3),
  projectNumber: 1042,
  name,
  loanType: 'construction',
  closedOn: null,
  terms: null,
  retainage: {
    version: 0,
    heldBy: 'loan',
    completedPercent: 10,
    storedPercent: 10,
    reductionFromPercent: null,
    reducedPercent: null,
    reductionAppliesTo: null,
    contractors: [],
    lines: [],
  },
  properties: [],
  lines: [line(20, 'Roofing'), line(21, 'Permits')],
};
const entry: LedgerEntry = {
  id: idOf(30),
  additionalBudgetItemId: idOf(20),
  name: 'Roofing',
  kind: 'reversed',
  amount: 9000,
  reason: 'The bank sent it back.',
  fundingId: idOf(5),
  effectiveOn: '2026-03-04',
  userId: administrator.id,
  happenedAt: at,
};

/** Another version was saved meanwhile. */
const clash = (current: object) => Response.json({ code: 'state.version_conflict', current }, { status: 409 });

let end = async () => {};
afterEach(async () => {
  await end();
  sessionStorage.clear();
  localStorage.clear();
});

async function open(path: string, answers: Record<string, (call: SentCall) => unknown>) {
  const mounted = await mountedArea({
    area,
    user: administrator,
    path,
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      'GET /api/admin/admin/getAdmins': () => [],
      ...answers,
    },
  });
  end = mounted.end;
  return {
    ...mounted,
    /** That something was said below the screen. */
    told: (message: string) =>
      waitFor(() => expect(mounted.said).toContainEqual(['notify', expect.objectContaining({ text: message })])),
    user: userEvent.setup(),
    sent: (method: string) => mounted.calls.filter((call) => call.method === method),
  };
}

const press = async (user: ReturnType<typeof userEvent.setup>, label: string, of?: HTMLElement) =>
  user.click(await (of ? within(of) : screen).findByRole('button', { name: label }));

const terms = {
  applicationId: project.applicationId,
  fees: 38_500,
  feesNetted: 8500,
  interestReserve: 50_000,
  reserveNetted: 0,
  feesPlanned: 0,
  reservePlanned: 0,
};

describe('what waits for its payment', () => {
  it('is planned for a day', async () => {
    const { user, sent, told } = await open('/funding', {
      'GET /api/admin/drawrequest/fundings/pending': () => [pending],
      'POST /api/admin/drawrequest/fundings': () => funding({}),
      [`GET /api/admin/drawrequest/ledger/${project.applicationId}/funding`]: () => ({
        ...terms,
        feesPlanned: 10_000,
      }),
    });
    await screen.findByRole('heading', { level: 1, name: words.title });
    expect(screen.getByText(words.purpose)).toBeTruthy();
    expect((await screen.findAllByText('$3,420.00')).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('link', { name: fill(words.moneyOf, { name }) })[0]?.getAttribute('href')).toContain(
      `/funding/${project.applicationId}`,
    );
    const [button] = await screen.findAllByRole('button', { name: fill(words.scheduleOf, { name }) });
    await user.click(button as HTMLElement);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(fill(words.scheduleLead, { amount: '$3,420.00', lines: 2 }))).toBeTruthy();
    // What is left of fees and reserve is proposed: neither what was kept back nor what is planned.
    const fees = within(dialog).getByRole('textbox', { name: /Fees kept back/ }) as HTMLInputElement;
    expect(fees.value).toBe('200.00');
    expect(within(dialog).getByText(fill(words.netIs, { amount: '$2,720.00' }))).toBeTruthy();
    await user.clear(fees);
    await user.type(fees, '201');
    await press(user, words.schedule, dialog);
    expect(await within(dialog).findByText(fill(drawRules.feesAtMost, { amount: '$200.00' }))).toBeTruthy();
    await user.clear(fees);
    await user.type(fees, '150');
    await press(user, words.schedule, dialog);
    await told(words.scheduledDone);
    expect(sent('POST').map(({ body }) => body)).toEqual([
      { drawRequestId: idOf(1), version: 3, scheduledFor: day, feesNetted: 15_000, reserveNetted: 50_000 },
    ]);
  });
  it('is nothing, or could not be loaded', async () => {
    await open('/funding', { 'GET /api/admin/drawrequest/fundings/pending': () => [] });
    expect(await screen.findByText(words.nothingPending)).toBeTruthy();
    await end();
    await open('/funding?place=reversed', { 'GET /api/admin/drawrequest/fundings': () => [] });
    expect(await screen.findByText(words.nothingHere)).toBeTruthy();
    const places = within(screen.getByRole('combobox', { name: words.place }));
    for (const label of [words.pending, words.scheduled, words.funded, words.reversed, words.cancelled])
      expect(places.getByRole('option', { name: label })).toBeTruthy();
    await end();
    await open('/funding', {});
    expect(await screen.findByText(words.failed)).toBeTruthy();
  }, 20_000);
});

describe('a planned payment', () => {
  const answers = {
    'GET /api/admin/drawrequest/fundings': () => [funding({})],
    [`GET /api/admin/drawrequest/ledger/${project.applicationId}/funding`]: () => terms,
  };
  it('offers what was typed when it was left by Escape, until Cancel gives it up', async () => {
    const { user, sent } = await open('/funding?place=scheduled', answers);
    const openAnew = async () => {
      const [button] = await screen.findAllByRole('button', { name: fill(words.payOf, { name }) });
      await user.click(button as HTMLElement);
      return within(await screen.findByRole('dialog'));
    };
    const payee = /Paid to/;
    const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.type((await openAnew()).getByRole('textbox', { name: payee }), 'Harbor Light Builders');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await gone();
    const again = await openAnew();
    await user.click(again.getByRole('button', { name: screens.restoreDraft }));
    expect(again.getByRole<HTMLInputElement>('textbox', { name: payee }).value).toBe('Harbor Light Builders');
    await user.click(again.getByRole('button', { name: screens.cancel }));
    await gone();
    expect((await openAnew()).queryByRole('button', { name: screens.restoreDraft })).toBeNull();
    expect(sent('PUT')).toEqual([]);
  });
  it('is recorded with day, payee and reference; what is kept back is said, and a refusal stands at its field', async () => {
    const atMost = fill(drawRules.feesAtMost, { amount: '$300.00' });
    let refused = true;
    const { user, sent, told } = await open('/funding?place=scheduled', {
      ...answers,
      'PUT /api/admin/drawrequest/fundings/fund': () => {
        if (!refused) return funding({ stage: 'funded' });
        refused = false;
        return new Response(
          JSON.stringify({
            type: 'about:blank',
            title: 'Invalid',
            status: 422,
            code: 'validation.failed',
            errors: [{ field: 'feesNetted', message: atMost }],
          }),
          { status: 422, headers: { 'content-type': 'application/problem+json' } },
        );
      },
    });
    const [button] = await screen.findAllByRole('button', { name: fill(words.payOf, { name }) });
    await user.click(button as HTMLElement);
    const dialog = await screen.findByRole('dialog');
    const inside = within(dialog);
    expect(
      inside.getByText(fill(words.payLead, { date: formatMonthDayYear('2026-03-04'), amount: '$3,420.00' })),
    ).toBeTruthy();
    expect(await inside.findByText(fill(words.feesLeft, { amount: '$300.00' }))).toBeTruthy();
    expect(inside.getByText(fill(words.reserveLeft, { amount: '$500.00' }))).toBeTruthy();
    // Without payee and reference nothing is sent.
    await press(user, words.pay, dialog);
    expect(inside.getByRole('textbox', { name: /Paid to/ }).getAttribute('aria-invalid')).toBe('true');
    expect(sent('PUT')).toHaveLength(0);
    await user.type(inside.getByRole('textbox', { name: /Paid to/ }), 'Maple Builders LLC');
    await user.type(inside.getByRole('textbox', { name: /Reference/ }), 'Wire 4711');
    await user.type(inside.getByRole('textbox', { name: /Fees kept back/ }), '301');
    await user.tab();
    expect(await inside.findByText(fill(words.netIs, { amount: '$3,119.00' }))).toBeTruthy();
    await press(user, words.pay, dialog);
    expect(await inside.findByText(atMost)).toBeTruthy();
    expect((inside.getByRole('textbox', { name: /Reference/ }) as HTMLInputElement).value).toBe('Wire 4711');
    const fees = inside.getByRole('textbox', { name: /Fees kept back/ });
    await user.clear(fees);
    await user.type(fees, '300');
    await press(user, words.pay, dialog);
    await told(words.paidDone);
    expect(sent('PUT').at(-1)?.body).toMatchObject({
      id: idOf(5),
      version: 1,
      reserveNetted: 0,
      fundedOn: day,
      payee: 'Maple Builders LLC',
      reference: 'Wire 4711',
      feesNetted: 30_000,
    });
  });
  it('is cancelled when that is confirmed', async () => {
    const { user, sent, told } = await open('/funding?place=scheduled', {
      ...answers,
      'PUT /api/admin/drawrequest/fundings/cancel': () => funding({ stage: 'cancelled' }),
    });
    const [button] = await screen.findAllByRole('button', { name: fill(words.cancelOf, { name }) });
    await user.click(button as HTMLElement);
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(fill(words.cancelLead, { amount: '$3,420.00' }))).toBeTruthy();
    await press(user, words.cancelPayment, dialog);
    await told(words.cancelledDone);
    expect(sent('PUT').map(({ body }) => body)).toEqual([{ id: idOf(5), version: 1 }]);
  });
});

it('a payment is reversed with its day and reason', async () => {
  const { user, sent, told } = await open('/funding?place=funded', {
    'GET /api/admin/drawrequest/fundings': () => [
      funding({
        stage: 'funded',
        fundedOn: '2026-03-04',
        payee: 'Maple Builders LLC',
        reference: 'Wire 4711',
        version: 2,
      }),
    ],
    'PUT /api/admin/drawrequest/fundings/reverse': () => funding({ stage: 'reversed' }),
  });
  expect((await screen.findAllByText('Wire 4711')).length).toBeGreaterThan(0);
  const [button] = await screen.findAllByRole('button', { name: fill(words.reverseOf, { name }) });
  await user.click(button as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(fill(words.reverseLead, { amount: '$3,420.00' }))).toBeTruthy();
  await press(user, words.reverse, dialog);
  expect(await within(dialog).findByText(drawRules.moneyNeedsReason)).toBeTruthy();
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'The bank sent it back.');
  await press(user, words.reverse, dialog);
  await told(words.reversedDone);
  expect(sent('PUT').at(-1)?.body).toEqual({
    id: idOf(5),
    version: 2,
    reversedOn: day,
    reason: 'The bank sent it back.',
  });
});

describe('the money of a loan', () => {
  const path = `/funding/${project.applicationId}`;
  const base = `/api/admin/drawrequest/ledger/${project.applicationId}`;
  const answers = {
    [`GET ${base}`]: () => ledger,
    [`GET ${base}/entries`]: () => [entry],
    [`GET ${base}/account`]: () => [],
  };

  it('shows funded to date, percent progress and remaining, and corrects the first with a reason', async () => {
    const { user, sent, told } = await open(path, { ...answers, [`POST ${base}/corrections`]: () => ledger });
    await screen.findByRole('heading', { level: 1, name });
    const table = within(await screen.findByRole('table', { name: words.linesOf }));
    for (const header of ['Funded to date', 'Percent progress', 'Remaining', words.pending, 'Retainage held'])
      expect(table.getByRole('columnheader', { name: header })).toBeTruthy();
    expect(table.getAllByText('20.00%')).toHaveLength(2);
    const correctOf = fill(words.correctOf, { name: 'Roofing' });
    const [button] = screen.getAllByRole('button', { name: correctOf });
    expect(button?.textContent).toContain(words.correct);
    await user.click(button as HTMLElement);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(fill(words.correctLead, { amount: '$200.00' }))).toBeTruthy();
    const amount = within(dialog).getByRole('textbox', { name: /Funded to date/ });
    await user.clear(amount);
    await user.type(amount, '150');
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Typed wrong.');
    await press(user, words.correct, dialog);
    await told(words.correctedDone);
    expect(sent('POST').at(-1)?.body).toEqual({
      additionalBudgetItemId: idOf(20),
      from: 20_000,
      amountFundedToDate: 15_000,
      reason: 'Typed wrong.',
    });
    await user.click(screen.getAllByText(words.history)[0] as HTMLElement);
    expect((await screen.findAllByText('The bank sent it back.')).length).toBeGreaterThan(0);
  });
  it('shows what was funded meanwhile where a correction was typed over another amount', async () => {
    const { user, sent, told } = await open(path, {
      ...answers,
      [`POST ${base}/corrections`]: ({ body }: SentCall) =>
        (body as { from: number }).from === 25_000 ? ledger : clash({ amountFundedToDate: 25_000 }),
    });
    const [button] = await screen.findAllByRole('button', { name: fill(words.correctOf, { name: 'Roofing' }) });
    await user.click(button as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByRole('textbox', { name: /Funded to date/ }));
    await user.type(dialog.getByRole('textbox', { name: /Funded to date/ }), '150');
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Typed wrong.');
    await user.click(dialog.getByRole('button', { name: words.correct }));
    const conflict = within(await screen.findByRole('alertdialog', { name: screens.conflictTitle }));
    expect(['$150.00', '$250.00'].map((amount) => conflict.getByText(amount).textContent)).toHaveLength(2);
    await user.click(conflict.getByRole('button', { name: screens.saveChoice }));
    await told(words.correctedDone);
    expect(sent('POST').at(-1)?.body).toMatchObject({ from: 25_000, amountFundedToDate: 15_000 });
  });
  it('has its terms of retainage, by loan and by line, changed with a reason', async () => {
    const { user, sent, told } = await open(path, { ...answers, [`PUT ${base}/retainage`]: () => ledger });
    const form = within(await screen.findByRole('form', { name: words.retainageTitle }));
    expect(form.getByText(words.retainageLead)).toBeTruthy();
    await user.type(form.getByRole('textbox', { name: /Reduced from this percent/ }), '50');
    await user.click(form.getByRole('button', { name: words.saveTerms }));
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: /Percent of work from then on/ }).getAttribute('aria-invalid')).toBe(
        'true',
      ),
    );
    await user.type(form.getByRole('textbox', { name: /Percent of work from then on/ }), '0');
    await user.click(form.getByText(words.ownPercents));
    expect(form.getByText(words.ownPercentHint)).toBeTruthy();
    await user.type(form.getByRole('textbox', { name: fill(words.retainageOfLine, { name: 'Permits' }) }), '0');
    await user.type(form.getByRole('textbox', { name: /Reason/ }), 'As the contract says.');
    await user.click(form.getByRole('button', { name: words.saveTerms }));
    await told(words.termsSaved);
    expect(sent('PUT').at(-1)?.body).toMatchObject({
      heldBy: 'loan',
      completedPercent: 10,
      reductionFromPercent: 50,
      reducedPercent: 0,
      lines: [{ additionalBudgetItemId: idOf(21), percent: 0 }],
      version: 0,
      reason: 'As the contract says.',
    });
  });
  it('has its retainage held by contractor, each with its lines and percentage', async () => {
    const { user, sent, told } = await open(path, { ...answers, [`PUT ${base}/retainage`]: () => ledger });
    const form = within(await screen.findByRole('form', { name: words.retainageTitle }));
    expect(form.queryByRole('button', { name: words.addContractor })).toBeNull();
    await user.selectOptions(form.getByRole('combobox', { name: /^Held by/ }), 'contractor');
    expect(form.getByText(words.contractorsLead)).toBeTruthy();
    await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'As the contracts say.');
    await user.click(form.getByRole('button', { name: words.saveTerms }));
    expect(await form.findByText(drawRules.contractorNeeded)).toBeTruthy();
    for (const [at, name] of ['Gone', 'Roofers', 'roofers'].entries()) {
      await user.click(form.getByRole('button', { name: words.addContractor }));
      const group = within(form.getByRole('group', { name: fill(words.contractor, { number: at + 1 }) }));
      await user.type(group.getByRole('textbox', { name: new RegExp(`^${words.contractorName}`) }), name);
    }
    const ofLine = form.getByRole('combobox', { name: fill(words.contractorOfLine, { name: 'Roofing' }) });
    expect(within(ofLine).getByRole('option', { name: words.nobodys })).toBeTruthy();
    await user.selectOptions(ofLine, 'Roofers');
    await user.click(form.getByRole('button', { name: fill(words.removeContractor, { number: 1 }) }));
    expect((ofLine as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('Roofers');
    expect(form.getByText(fill(words.heldOfContractor, { amount: '$25.00' }))).toBeTruthy();
    await user.click(form.getByRole('button', { name: words.saveTerms }));
    expect(await form.findByText(drawRules.contractorTwice)).toBeTruthy();
    const second = within(form.getByRole('group', { name: fill(words.contractor, { number: 2 }) }));
    await user.type(second.getByRole('textbox', { name: new RegExp(`^${words.contractorName}`) }), ' of the city');
    await user.type(second.getByRole('textbox', { name: new RegExp(`^${words.contractorPercent}`) }), '5');
    await user.click(form.getByRole('button', { name: words.saveTerms }));
    await told(words.termsSaved);
    expect(sent('PUT').at(-1)?.body).toMatchObject({
      heldBy: 'contractor',
      contractors: [
        { name: 'Roofers', percent: null, lines: [idOf(20)] },
        { name: 'roofers of the city', percent: 5, lines: [] },
      ],
    });
  });
  it('offers terms that were typed and left, and shows both versions where somebody set others meanwhile', async () => {
    const theirs = {
      ...ledger.retainage,
      version: 1,
      heldBy: 'contractor' as const,
      completedPercent: 5,
      contractors: [{ name: 'Roofers', percent: 8, lines: [idOf(21)] }],
    };
    const mocked = {
      ...answers,
      [`PUT ${base}/retainage`]: ({ body }: SentCall) =>
        (body as { version: number }).version === 1 ? ledger : clash(theirs),
    };
    const first = await open(path, mocked);
    const typed = () => within(screen.getByRole('form', { name: words.retainageTitle }));
    await screen.findByRole('form', { name: words.retainageTitle });
    await first.user.selectOptions(typed().getByRole('combobox', { name: /^Held by/ }), 'contractor');
    await first.user.click(typed().getByRole('button', { name: words.addContractor }));
    const contractor = { name: new RegExp(`^${words.contractorName}`) };
    await first.user.type(typed().getByRole('textbox', contractor), 'roofers');
    const ofLine = fill(words.contractorOfLine, { name: 'Roofing' });
    await first.user.selectOptions(typed().getByRole('combobox', { name: ofLine }), 'roofers');
    await first.user.type(typed().getByRole('textbox', { name: /^Reason/ }), 'As the contracts say.');
    await end();
    const { user, sent, told } = await open(path, mocked);
    await user.click(await screen.findByRole('button', { name: screens.restoreDraft }));
    expect(typed().getByRole<HTMLInputElement>('textbox', contractor).value).toBe('roofers');
    await user.click(typed().getByRole('button', { name: words.saveTerms }));
    const conflict = within(await screen.findByRole('alertdialog', { name: screens.conflictTitle }));
    // Theirs and mine are one contractor: its line and what is held of it are chosen, not the whole of it.
    expect(conflict.getAllByRole('group').map((group) => group.textContent)).toEqual(
      expect.arrayContaining([
        expect.stringContaining(fill(words.contractorOfLine, { name: 'Permits' })),
        expect.stringMatching(/Percent of work.*10.*5/),
      ]),
    );
    await user.click(conflict.getByRole('button', { name: screens.saveChoice }));
    await told(words.termsSaved);
    expect(sent('PUT').map(({ body }) => (body as { version: number }).version)).toEqual([0, 1]);
    expect(sent('PUT').at(-1)?.body).toMatchObject({
      completedPercent: 5,
      contractors: [{ name: 'roofers', percent: 8, lines: [idOf(20), idOf(21)] }],
      reason: 'As the contracts say.',
    });
    expect(typed().getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ }).value).toBe('');
  });
  it('has no history before anything moved', async () => {
    const { user } = await open(path, { ...answers, [`GET ${base}/entries`]: () => [] });
    await user.click(await screen.findByText(words.history));
    expect(await screen.findByText(words.noHistory)).toBeTruthy();
  });
});
