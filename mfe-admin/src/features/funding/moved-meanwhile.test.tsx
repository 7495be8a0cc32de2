import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@groundwork/domain-messages';
import { exportsDesk, fundingDesk, interestDesk, meanwhile as words } from '@groundwork/domain-messages-admin';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import type { DrawRequest, ListedFunding, LoanInterest, LoanPayment, Payoff } from '../../data/api.js';
import { administrator } from '../../testing/administrator.js';
import { draw as aDraw } from '../../testing/a-draw.js';
import { aLoan } from '../../testing/a-loan.js';

const name = 'Harvard Street House';
const at = '2026-03-02T15:00:00.000Z';
const ann = idOf(70);
const project = { applicationId: idOf(1), applicationName: name, projectNumber: 1042 };
const planned: ListedFunding = {
  ...project,
  id: idOf(5),
  drawRequestId: idOf(2),
  stage: 'scheduled',
  scheduledFor: '2026-03-04',
  amount: 120_000,
  feesNetted: 0,
  reserveNetted: 0,
  netAmount: 120_000,
  fundedOn: null,
  reference: null,
  payee: null,
  reason: null,
  reversedOn: null,
  scheduledBy: administrator.id,
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
};
const paid: ListedFunding = {
  ...planned,
  stage: 'funded',
  fundedOn: '2026-03-02',
  payee: 'Maple Builders LLC',
  reference: 'Wire 4711',
  fundedBy: ann,
  fundedAt: at,
  version: 2,
};

/** Somebody else moved it meanwhile. */
const clash = (current: object) => Response.json({ code: 'state.version_conflict', current }, { status: 409 });

let end = async () => {};
/** Ends what is open, with what was typed there. */
const leave = async () => {
  await end();
  sessionStorage.clear();
  localStorage.clear();
};
afterEach(leave);

async function open(path: string, answers: Record<string, (call: SentCall) => unknown>) {
  const mounted = await mountedArea({
    area,
    user: administrator,
    path,
    answers: {
      [`GET /api/admin/users/profileByUid/${ann}`]: () => ({
        id: ann,
        firstName: 'Ann',
        lastName: 'Reed',
        email: 'ann@example.com',
      }),
      [`GET /api/admin/drawrequest/ledger/${project.applicationId}/funding`]: () => ({
        applicationId: project.applicationId,
        fees: 0,
        feesNetted: 0,
        interestReserve: 0,
        reserveNetted: 0,
        feesPlanned: 0,
        reservePlanned: 0,
      }),
      [`GET /api/admin/loan/${project.applicationId}`]: () => aLoan(),
      ...answers,
    },
  });
  end = mounted.end;
  return { ...mounted, user: userEvent.setup(), sent: () => mounted.calls.filter(({ method }) => method !== 'GET') };
}
type User = ReturnType<typeof userEvent.setup>;
const chosen = async (user: User, label: string, role: 'dialog' | 'alertdialog' = 'dialog') => {
  const [button] = await screen.findAllByRole('button', { name: label });
  await user.click(button as HTMLElement);
  return within(await screen.findByRole(role));
};
type Within = Awaited<ReturnType<typeof chosen>>;
const field = (dialog: Within, label: RegExp) => dialog.getByRole<HTMLInputElement>('textbox', { name: label });
const isLocked = (dialog: Within, label: string) =>
  dialog.getByRole<HTMLButtonElement>('button', { name: label }).disabled;

describe('a payment that was about to be recorded', () => {
  const answers = (current: ListedFunding) => {
    let first = true;
    return {
      'GET /api/admin/drawrequest/fundings': () => (first ? [planned] : [current]),
      'PUT /api/admin/drawrequest/fundings/fund': ({ body }: SentCall) => {
        first = false;
        return (body as { version: number }).version === current.version ? paid : clash(current);
      },
    };
  };
  const typed = async (user: User) => {
    const dialog = await chosen(user, fill(fundingDesk.payOf, { name }));
    await user.type(field(dialog, /Paid to/), 'Harbor Light Builders');
    await user.type(field(dialog, /Reference/), 'Wire 4712');
    await user.click(dialog.getByRole('button', { name: fundingDesk.pay }));
    await dialog.findByText(words.title);
    return dialog;
  };
  it('is said to be paid by whom, when, how much and by what; what was typed stays, and nothing more is sent', async () => {
    const { user, sent } = await open('/funding?place=scheduled', answers(paid));
    const dialog = await typed(user);
    expect(
      await dialog.findByText(
        fill(words.funded, { name: 'Ann Reed', day: '03/02/2026', amount: '$1,200.00', reference: 'Wire 4711' }),
      ),
    ).toBeTruthy();
    expect(dialog.getByText('Maple Builders LLC')).toBeTruthy();
    expect(dialog.getByText(words.typedStays)).toBeTruthy();
    expect(document.activeElement?.textContent).toContain(words.title);
    expect(field(dialog, /Paid to/).value).toBe('Harbor Light Builders');
    expect(field(dialog, /Reference/).value).toBe('Wire 4712');
    expect(dialog.queryByRole('button', { name: words.goOn })).toBeNull();
    expect(isLocked(dialog, fundingDesk.pay)).toBe(true);
    await user.type(field(dialog, /Reference/), '{Enter}');
    expect(sent()).toHaveLength(1);
  });
  it('goes on with what was typed where it was only exported meanwhile', async () => {
    const exported = { ...planned, batchNumber: 3, exportedAt: at, version: 2 };
    const { user, sent } = await open('/funding?place=scheduled', answers(exported));
    const dialog = await typed(user);
    expect(dialog.getByText(fill(words.exported, { number: 3, day: '03/02/2026' }))).toBeTruthy();
    expect(dialog.getByText(words.typedGoesOn)).toBeTruthy();
    expect(isLocked(dialog, fundingDesk.pay)).toBe(true);
    await user.click(dialog.getByRole('button', { name: words.goOn }));
    expect(field(dialog, /Reference/).value).toBe('Wire 4712');
    await user.click(dialog.getByRole('button', { name: fundingDesk.pay }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent().at(-1)?.body).toMatchObject({ version: 2, payee: 'Harbor Light Builders', reference: 'Wire 4712' });
  });
  it('is said to be cancelled, or changed by somebody whose name cannot be read', async () => {
    const { user } = await open(
      '/funding?place=scheduled',
      answers({ ...planned, stage: 'cancelled', endedBy: idOf(71), endedAt: at, version: 2 }),
    );
    const dialog = await typed(user);
    expect(
      dialog.getByText(fill(words.cancelled, { name: words.somebody, day: '03/02/2026', amount: '$1,200.00' })),
    ).toBeTruthy();
    await leave();
    const again = await open('/funding?place=scheduled', answers({ ...planned, version: 2 }));
    expect((await typed(again.user)).getByText(words.changed)).toBeTruthy();
  });
});

it('a payment that is to be cancelled says that it was exported, and what that means, before it is', async () => {
  const exported = { ...planned, batchNumber: 3, exportedAt: at, version: 2 };
  const { user, sent } = await open('/funding?place=scheduled', {
    'GET /api/admin/drawrequest/fundings': () => [planned],
    'PUT /api/admin/drawrequest/fundings/cancel': ({ body }: SentCall) =>
      (body as { version: number }).version === 2 ? exported : clash(exported),
  });
  const dialog = await chosen(user, fill(fundingDesk.cancelOf, { name }), 'alertdialog');
  await user.click(dialog.getByRole('button', { name: fundingDesk.cancelPayment }));
  expect(await dialog.findByText(fill(words.exported, { number: 3, day: '03/02/2026' }))).toBeTruthy();
  expect(isLocked(dialog, fundingDesk.cancelPayment)).toBe(true);
  await user.click(dialog.getByRole('button', { name: words.goOn }));
  expect(dialog.getByText(fill(exportsDesk.cancelExported, { number: 3 }))).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: fundingDesk.cancelPayment }));
  await waitFor(() =>
    expect(sent().map(({ body }) => body)).toEqual([1, 2].map((version) => ({ id: idOf(5), version }))),
  );
});

it('a reversal says who reversed it with which reason, and keeps its own', async () => {
  const reversed: ListedFunding = {
    ...paid,
    stage: 'reversed',
    reversedOn: '2026-03-03',
    reason: 'Wrong account',
    endedBy: ann,
    endedAt: at,
    version: 3,
  };
  const { user } = await open('/funding?place=funded', {
    'GET /api/admin/drawrequest/fundings': () => [paid],
    'PUT /api/admin/drawrequest/fundings/reverse': () => clash(reversed),
  });
  const dialog = await chosen(user, fill(fundingDesk.reverseOf, { name }));
  await user.type(field(dialog, /Reason/), 'The bank sent it back.');
  await user.click(dialog.getByRole('button', { name: fundingDesk.reverse }));
  expect(
    await dialog.findByText(fill(words.reversed, { name: 'Ann Reed', day: '03/03/2026', reason: 'Wrong account' })),
  ).toBeTruthy();
  expect(field(dialog, /Reason/).value).toBe('The bank sent it back.');
});

describe('a draw whose payment was about to be planned', () => {
  const pending = { ...project, drawRequestId: idOf(2), version: 3, amount: 120_000, lines: 1 };
  const line = (approvedAmount: number): DrawRequest['lineItems'] =>
    aDraw.lineItems.slice(0, 1).map((each) => ({ ...each, statusId: 3, approvedAmount, retainageWithheld: 1000 }));
  const draw = (more: Partial<DrawRequest>): DrawRequest => ({ ...aDraw, version: 4, lineItems: [], ...more });
  const met = async (standing: DrawRequest) => {
    const area = await open('/funding', {
      'GET /api/admin/drawrequest/fundings/pending': () => [pending],
      'POST /api/admin/drawrequest/fundings': ({ body }) =>
        (body as { version: number }).version === 4 ? planned : clash(standing),
    });
    const dialog = await chosen(area.user, fill(fundingDesk.scheduleOf, { name }));
    const day = dialog.getByLabelText<HTMLInputElement>(/Day of the payment/);
    await area.user.clear(day);
    await area.user.type(day, '2026-03-09');
    await area.user.click(dialog.getByRole('button', { name: fundingDesk.schedule }));
    await dialog.findByText(words.title);
    expect(day.value).toBe('2026-03-09');
    return { ...area, dialog };
  };
  it('was planned or paid by somebody else, or has nothing that waits', async () => {
    const { dialog } = await met(draw({ fundings: [{ ...planned, scheduledBy: ann }] }));
    expect(
      await dialog.findByText(fill(words.scheduled, { name: 'Ann Reed', day: '03/04/2026', amount: '$1,200.00' })),
    ).toBeTruthy();
    await leave();
    const made = await met(draw({ fundings: [paid] }));
    expect(await made.dialog.findByText(/^Meanwhile Ann Reed paid it on 03\/02\/2026/)).toBeTruthy();
    await leave();
    const none = await met(draw({}));
    expect(none.dialog.getByText(words.nothingWaits)).toBeTruthy();
    expect(isLocked(none.dialog, fundingDesk.schedule)).toBe(true);
  }, 20_000);
  it('was decided on again: what waits now is planned on the day that was typed', async () => {
    const { dialog, user, sent } = await met(draw({ lineItems: [121_000, 51_000, 1000].flatMap(line) }));
    expect(dialog.getByText(fill(words.decided, { amount: '$1,700.00', lines: 2 }))).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: words.goOn }));
    expect(dialog.getByText(fill(fundingDesk.scheduleLead, { amount: '$1,700.00', lines: 2 }))).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: fundingDesk.schedule }));
    await waitFor(() => expect(sent().at(-1)?.body).toMatchObject({ version: 4, scheduledFor: '2026-03-09' }));
  });
});

describe('payments of the borrower', () => {
  const call = `/api/admin/loan/${project.applicationId}`;
  const check: LoanPayment = {
    id: idOf(50),
    kind: 'interest',
    stage: 'recorded',
    receivedOn: '2026-03-02',
    reference: 'Check 88',
    amount: 120_000,
    reason: null,
    reversedOn: null,
    recordedAt: at,
    recordedBy: ann,
    reversedBy: null,
    version: 1,
  };
  const said = { name: 'Ann Reed', day: '03/02/2026', amount: '$1,200.00', reference: 'Check 88' };
  const interest: LoanInterest = {
    applicationId: project.applicationId,
    asOf: '2026-03-20',
    closedOn: null,
    terms: { version: 0, basis: 'actual360', rate: 9, firstDay: null, effectiveOn: null, payer: 'borrower' },
    principal: 400_000,
    perDiem: 100,
    accrued: 3100,
    due: 5000,
    unapplied: 0,
    reserve: { agreed: 0, paidIn: 0, used: 0, linesLeft: 0, left: 0 },
    nextMonth: null,
    nextFrom: null,
    statements: [],
    payments: [check],
    changes: [],
  };
  const unit = { id: idOf(60), name: 'Unit 1', releasePrice: 120_000, releasedOn: null, version: 1 };
  const payoff: Payoff = {
    applicationId: project.applicationId,
    day: '2026-03-20',
    closedOn: null,
    principal: 400_000,
    interestDue: 0,
    interestAccrued: 0,
    feesDue: 0,
    unapplied: 0,
    reserveLeft: 0,
    total: 400_000,
    perDiem: 100,
    basis: 'actual360',
    undecided: 0,
    waiting: 0,
    retainageHeld: 0,
    units: [unit],
  };
  const openTab = (tab: 'interest' | 'payoff', answers: Record<string, (sent: SentCall) => unknown>) =>
    open(`/loans/${project.applicationId}?tab=${tab}`, {
      [`GET ${call}/interest`]: () => interest,
      [`GET ${call}/payoff`]: () => payoff,
      ...answers,
    });
  it('are recorded once more only when it was seen what somebody else recorded', async () => {
    const { user, sent } = await openTab('interest', {
      [`POST ${call}/payments`]: ({ body }) =>
        (body as { payments: number }).payments === 2 ? interest : clash({ payment: check, payments: 2 }),
    });
    const dialog = await chosen(user, interestDesk.record);
    await user.type(field(dialog, /Reference/), 'Check 89');
    await user.click(dialog.getByRole('button', { name: interestDesk.record }));
    expect(await dialog.findByText(fill(words.recorded, said))).toBeTruthy();
    expect(field(dialog, /Reference/).value).toBe('Check 89');
    await user.click(dialog.getByRole('button', { name: words.goOn }));
    await user.click(dialog.getByRole('button', { name: interestDesk.record }));
    await waitFor(() =>
      expect(sent().at(-1)?.body).toMatchObject({ payments: 2, reference: 'Check 89', amount: 5000 }),
    );
  });
  it('that were reversed say so', async () => {
    const { user } = await openTab('interest', {
      'PUT /api/admin/loan/payments/reverse': () =>
        clash({
          payment: { ...check, stage: 'reversed', reversedOn: '2026-03-05', reason: 'No funds', reversedBy: ann },
        }),
    });
    const dialog = await chosen(user, fill(interestDesk.reverseOf, { reference: 'Check 88' }));
    await user.type(field(dialog, /Reason/), 'It bounced.');
    await user.click(dialog.getByRole('button', { name: interestDesk.reverse }));
    const sentence = fill(words.reversed, { name: 'Ann Reed', day: '03/05/2026', reason: 'No funds' });
    expect(await dialog.findByText(sentence)).toBeTruthy();
    expect(field(dialog, /Reason/).value).toBe('It bounced.');
  });
  it('that ended the loan say so to who records the payoff', async () => {
    const { user } = await openTab('payoff', {
      [`POST ${call}/payoff`]: () => clash({ payment: { ...check, kind: 'payoff', reference: 'Wire 77' } }),
    });
    const dialog = await chosen(user, interestDesk.payOff);
    await user.type(field(dialog, /Reference/), 'Wire 78');
    await user.click(dialog.getByRole('button', { name: interestDesk.payOff }));
    expect(await dialog.findByText(fill(words.paidOff, { ...said, reference: 'Wire 77' }))).toBeTruthy();
    expect(field(dialog, /Reference/).value).toBe('Wire 78');
    expect(isLocked(dialog, interestDesk.payOff)).toBe(true);
  });
  it('that released a unit say so; one that is held again is released on what was typed', async () => {
    const held = { ...unit, version: 3 };
    let standing: object = {
      unit: { ...unit, releasedOn: '2026-03-02', version: 2 },
      payment: { ...check, kind: 'release' },
    };
    const { user, sent } = await openTab('payoff', {
      'PUT /api/admin/loan/units/release': ({ body }) =>
        (body as { version: number }).version === 3 ? payoff : clash(standing),
    });
    const release = async () => {
      const dialog = await chosen(user, fill(interestDesk.releaseOf, { name: 'Unit 1' }));
      await user.type(field(dialog, /Reference/), 'Sale 2');
      await user.click(dialog.getByRole('button', { name: interestDesk.release }));
      await dialog.findByText(words.title);
      return dialog;
    };
    const first = await release();
    expect(await first.findByText(fill(words.released, said))).toBeTruthy();
    expect(isLocked(first, interestDesk.release)).toBe(true);
    await user.click(first.getByRole('button', { name: 'Cancel' }));
    standing = {
      unit: held,
      payment: {
        ...check,
        kind: 'release',
        stage: 'reversed',
        reversedOn: '2026-03-05',
        reason: 'No sale',
        reversedBy: ann,
      },
    };
    const again = await release();
    expect(
      again.getByText(fill(words.heldAgain, { name: 'Ann Reed', day: '03/05/2026', reason: 'No sale' })),
    ).toBeTruthy();
    await user.click(again.getByRole('button', { name: words.goOn }));
    expect(field(again, /Reference/).value).toBe('Sale 2');
    await user.click(again.getByRole('button', { name: interestDesk.release }));
    await waitFor(() => expect(sent().at(-1)?.body).toMatchObject({ version: 3, reference: 'Sale 2' }));
  });
});
