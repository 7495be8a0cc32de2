import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, paymentExports } from '@groundwork/domain-messages';
import { exportsDesk as words, fundingDesk, meanwhile } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { displayDate, formatMonthDayYear } from '@groundwork/domain-time';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import type { ListedFunding, PaymentAccount, PaymentBatch } from '../../data/api.js';
import { administrator } from '../../testing/administrator.js';

const at = '2026-03-02T15:00:00.000Z';
const funding = (number: number, more: Partial<ListedFunding> = {}): ListedFunding => ({
  id: idOf(number),
  drawRequestId: idOf(1),
  applicationId: idOf(2),
  applicationName: `House ${number}`,
  projectNumber: 1042,
  stage: 'scheduled',
  scheduledFor: '2026-03-04',
  amount: 342_000,
  feesNetted: 2000,
  reserveNetted: 0,
  netAmount: 340_000,
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
  accountName: 'Maple Builders LLC',
  accountNumber: '•••• 6789',
  version: 1,
  ...more,
});
const account = (version: number, more: Partial<PaymentAccount> = {}): PaymentAccount => ({
  id: idOf(30 + version),
  version,
  accountName: 'Groundwork Lending',
  kind: 'aba',
  routingNumber: '021000021',
  maskedNumber: '•••• 6789',
  editedBy: idOf(7),
  editedAt: at,
  ...more,
});
const batch: PaymentBatch = {
  id: idOf(40),
  number: 3,
  payments: 2,
  planned: 0,
  total: 680_000,
  madeBy: idOf(7),
  madeAt: at,
};
const exported = { batchNumber: 3, exportedAt: at };

let end = async () => {};
afterEach(async () => {
  await end();
  sessionStorage.clear();
  localStorage.clear();
});

async function open(
  path: string,
  answers: Record<string, (call: SentCall) => unknown>,
  role: 'admin' | 'super' = 'admin',
) {
  const mounted = await mountedArea({
    area,
    user: { ...administrator, role },
    path,
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      'GET /api/admin/admin/getAdmins': () => [],
      'GET /api/admin/drawrequest/exports': () => [],
      'GET /api/admin/drawrequest/lender-account': () => [],
      [`GET /api/admin/users/profileByUid/${idOf(7)}`]: () => ({ firstName: 'Carolyn', lastName: 'Whitfield' }),
      ...answers,
    },
  });
  end = mounted.end;
  const told = (message: string) =>
    waitFor(() => expect(mounted.said).toContainEqual(['notify', expect.objectContaining({ text: message })]));
  return { ...mounted, told, user: userEvent.setup() };
}
const refusal = (status: number, detail: string) =>
  new Response(JSON.stringify({ type: 'about:blank', title: 'No', status, code: 'rule.violated', detail }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
const clash = (current: readonly ListedFunding[]) =>
  Response.json({ code: 'state.version_conflict', current }, { status: 409 });
const choiceOf = (number: number) =>
  fill(words.chooseOf, { name: `House ${number}`, date: formatMonthDayYear('2026-03-04'), amount: '$3,400.00' });

describe('planned payments', () => {
  it('become one batch of those that are chosen and have an account; a refusal is said and nothing is lost', async () => {
    let refused = true;
    const rows = [
      funding(10),
      funding(11),
      funding(12, { accountName: null, accountNumber: null }),
      funding(13, exported),
    ];
    const { user, told, calls } = await open('/funding?place=scheduled', {
      'GET /api/admin/drawrequest/fundings': () => rows,
      'POST /api/admin/drawrequest/exports': () => {
        if (!refused) return batch;
        refused = false;
        return refusal(422, paymentExports.noLenderAccount);
      },
    });
    await user.click(await screen.findByRole('button', { name: words.exportPayments }));
    expect(screen.getAllByText(fill(words.batchOn, { number: 3, date: displayDate(at) })).length).toBeGreaterThan(0);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(words.exportLead)).toBeTruthy();
    expect(dialog.getByRole('group', { name: words.choose })).toBeTruthy();
    expect(dialog.getAllByRole('checkbox')).toHaveLength(3);
    expect(
      dialog.getAllByText(fill(words.toAccount, { name: 'Maple Builders LLC', number: '•••• 6789' })),
    ).toHaveLength(2);
    expect(dialog.getByText(new RegExp(words.noAccount))).toBeTruthy();
    expect(
      dialog.getByRole('link', { name: fill(words.enterAccount, { name: 'House 12' }) }).getAttribute('href'),
    ).toContain(`/funding/${idOf(2)}`);
    expect((dialog.getByRole('checkbox', { name: choiceOf(12) }) as HTMLInputElement).disabled).toBe(true);
    expect(dialog.getByText(fill(words.total, { amount: '$6,800.00' }))).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: choiceOf(10) }));
    expect(dialog.getByText(fill(words.total, { amount: '$3,400.00' }))).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: words.exportPayments }));
    expect(await dialog.findByText(paymentExports.noLenderAccount)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: words.exportPayments }));
    await told(fill(words.exported, { number: 3 }));
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { payments: [{ id: idOf(11), version: 1 }] },
      { payments: [{ id: idOf(11), version: 1 }] },
    ]);
  });

  it('that somebody else moved meanwhile are told one by one, and the others are exported with what stands now', async () => {
    const looked = [funding(10), funding(11), funding(12)];
    const now = [
      funding(10, { ...exported, version: 2 }),
      funding(11, { stage: 'cancelled', endedBy: idOf(7), endedAt: at, version: 2 }),
      funding(12),
    ];
    let tries = 0;
    const { user, told, calls } = await open('/funding?place=scheduled', {
      'GET /api/admin/drawrequest/fundings': () => (tries === 0 ? looked : [now[0]]),
      'POST /api/admin/drawrequest/exports': () => (tries++ === 0 ? clash(now) : batch),
    });
    await user.click(await screen.findByRole('button', { name: words.exportPayments }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: words.exportPayments }));
    expect(await dialog.findByText(fill(meanwhile.exportMoved, { n: 2 }))).toBeTruthy();
    expect(dialog.getByText(fill(meanwhile.exported, { number: 3, day: displayDate(at) }))).toBeTruthy();
    const cancelled = { name: 'Carolyn Whitfield', day: displayDate(at), amount: '$3,420.00' };
    expect(await dialog.findByText(fill(meanwhile.cancelled, cancelled))).toBeTruthy();
    expect(dialog.getByText(meanwhile.choiceGoesOn)).toBeTruthy();
    const send = dialog.getByRole<HTMLButtonElement>('button', { name: words.exportPayments });
    expect(send.disabled).toBe(true);
    await user.click(dialog.getByRole('button', { name: meanwhile.goOn }));
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    expect(dialog.getByText(fill(words.total, { amount: '$3,400.00' }))).toBeTruthy();
    await user.click(send);
    await told(fill(words.exported, { number: 3 }));
    expect(calls.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
      payments: [{ id: idOf(12), version: 1 }],
    });
  });

  it('of which none is left to be exported are said to be so, and the dialog stays to be read', async () => {
    let isMoved = false;
    const { user, calls } = await open('/funding?place=scheduled', {
      'GET /api/admin/drawrequest/fundings': () => (isMoved ? [] : [funding(10)]),
      'POST /api/admin/drawrequest/exports': () => {
        isMoved = true;
        return clash([
          funding(10, { stage: 'funded', fundedBy: idOf(7), fundedOn: '2026-03-05', reference: 'W', version: 2 }),
        ]);
      },
    });
    await user.click(await screen.findByRole('button', { name: words.exportPayments }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: words.exportPayments }));
    const paid = { name: 'Carolyn Whitfield', day: '03/05/2026', amount: '$3,400.00', reference: 'W' };
    expect(await dialog.findByText(fill(meanwhile.funded, paid))).toBeTruthy();
    expect((await screen.findAllByText(fundingDesk.nothingHere)).length).toBeGreaterThan(0);
    expect(dialog.queryByRole('button', { name: meanwhile.goOn })).toBeNull();
    await user.click(dialog.getByRole('button', { name: screens.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('that were exported are not exported again, and a cancellation warns', async () => {
    const { user } = await open('/funding?place=scheduled', {
      'GET /api/admin/drawrequest/fundings': () => [funding(13, exported)],
    });
    expect(await screen.findByText(words.nothingToExport)).toBeTruthy();
    const [button] = await screen.findAllByRole('button', { name: fill(fundingDesk.cancelOf, { name: 'House 13' }) });
    await user.click(button as HTMLElement);
    expect(await screen.findByText(fill(words.cancelExported, { number: 3 }))).toBeTruthy();
  });

  it('are recorded as they were exported', async () => {
    const { user } = await open('/funding?place=scheduled', {
      'GET /api/admin/drawrequest/fundings': () => [funding(13, exported)],
    });
    const [button] = await screen.findAllByRole('button', { name: fill(fundingDesk.payOf, { name: 'House 13' }) });
    await user.click(button as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    const valueOf = (name: RegExp) => (dialog.getByRole('textbox', { name }) as HTMLInputElement).value;
    expect([valueOf(/Paid to/), valueOf(/Reference/), valueOf(/Fees kept back/)]).toEqual([
      'Maple Builders LLC',
      'Batch 3',
      '20.00',
    ]);
  });

  it('say what was exported when they are reversed', async () => {
    const { user } = await open('/funding?place=funded', {
      'GET /api/admin/drawrequest/fundings': () => [
        funding(13, { ...exported, stage: 'funded', fundedOn: '2026-03-04', payee: 'Maple Builders LLC' }),
      ],
    });
    const [button] = await screen.findAllByRole('button', { name: fill(fundingDesk.reverseOf, { name: 'House 13' }) });
    await user.click(button as HTMLElement);
    const of = { number: 3, date: displayDate(at), amount: '$3,400.00', payee: 'Maple Builders LLC' };
    expect(await screen.findByText(fill(words.reverseExported, of))).toBeTruthy();
  });
});

describe('what was exported', () => {
  it('is listed and downloaded again', async () => {
    const { user, calls } = await open('/funding?place=exports', {
      'GET /api/admin/drawrequest/exports': () => [batch],
      'GET /api/admin/drawrequest/lender-account': () => [account(1)],
      [`GET /api/admin/drawrequest/exports/${batch.id}/csv`]: () => new Response('a,b'),
      [`GET /api/admin/drawrequest/exports/${batch.id}/xml`]: () => new Response('<a/>'),
    });
    expect(await screen.findByRole('option', { name: words.place })).toBeTruthy();
    const table = within(await screen.findByRole('table', { name: words.batches }));
    expect(table.getByText('$6,800.00')).toBeTruthy();
    for (const [of, label] of [
      [words.csvOf, words.csv],
      [words.xmlOf, words.xml],
    ] as const) {
      const button = table.getByRole('button', { name: fill(of, { number: 3 }) });
      expect(button.textContent).toContain(label);
      await user.click(button);
    }
    await waitFor(() =>
      expect(calls.map(({ path }) => path)).toEqual(
        expect.arrayContaining([expect.stringMatching(/exports\/[^/]+\/csv$/), expect.stringMatching(/\/xml$/)]),
      ),
    );
    // The lender's account is a super administrator's to change.
    expect(await screen.findByText(words.lenderLead)).toBeTruthy();
    expect(screen.getByText('021000021, •••• 6789')).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.change })).toBeNull();
  });

  it('is recorded as paid together, with one day and reference, while anything of it is planned', async () => {
    let planned = 2;
    const { user, told, calls } = await open('/funding?place=exports', {
      'GET /api/admin/drawrequest/exports': () => [{ ...batch, planned }],
      [`PUT /api/admin/drawrequest/exports/${batch.id}/record`]: () => {
        planned = 0;
        return new Response(null, { status: 204 });
      },
    });
    expect((await screen.findAllByText(fill(words.stillPlanned, { n: 2 }))).length).toBeGreaterThan(0);
    await user.click(screen.getAllByRole('button', { name: fill(words.recordOf, { number: 3 }) })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(fill(words.recordLead, { n: 2 }))).toBeTruthy();
    const reference = dialog.getByRole<HTMLInputElement>('textbox', { name: /Reference/ });
    expect(reference.value).toBe('Batch 3');
    await user.clear(reference);
    await user.click(dialog.getByRole('button', { name: words.record }));
    expect(reference.getAttribute('aria-invalid')).toBe('true');
    await user.type(reference, 'Bank 77');
    await user.dblClick(dialog.getByRole('button', { name: words.record }));
    await told(fill(words.recorded, { number: 3 }));
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { fundedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), reference: 'Bank 77' },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: fill(words.recordOf, { number: 3 }) })).toBeNull());
  });

  it('is nothing, or could not be loaded', async () => {
    await open('/funding?place=exports', {});
    expect(await screen.findByText(words.noBatches)).toBeTruthy();
    expect(await screen.findByText(words.noneYet)).toBeTruthy();
    await end();
    const failing = () => Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 });
    await open('/funding?place=exports', {
      'GET /api/admin/drawrequest/exports': failing,
      'GET /api/admin/drawrequest/lender-account': failing,
    });
    expect(await screen.findByText(words.failed)).toBeTruthy();
    expect(await screen.findByText(words.accountFailed)).toBeTruthy();
  }, 30_000);
});

describe('an account', () => {
  const lender = 'PUT /api/admin/drawrequest/lender-account';

  it('is entered by its numbers, which are checked before they are sent', async () => {
    const { user, told, calls } = await open('/funding?place=exports', { [lender]: () => [account(1)] }, 'super');
    const section = within(await screen.findByRole('region', { name: words.lenderAccount }));
    await user.click(await section.findByRole('button', { name: words.enter }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(words.changeLead)).toBeTruthy();
    const type = async (name: RegExp, value: string) => {
      const field = dialog.getByRole('textbox', { name });
      await user.clear(field);
      await user.type(field, value);
    };
    await type(/Name on the account/, 'Groundwork Lending');
    await type(/Routing number/, '021000022');
    await user.click(dialog.getByRole('button', { name: words.enter }));
    expect(await dialog.findByText(paymentExports.routingNumber)).toBeTruthy();
    expect(dialog.getByText(paymentExports.accountNumber)).toBeTruthy();
    await type(/Routing number/, '021000021');
    await type(/Account number/, '000123456789');
    // What is typed stays in this browser until it is saved, and the number of the account does not.
    const stored = () => Object.values({ ...localStorage }).join();
    await type(/Name on the account/, 'Groundwork Lending');
    await waitFor(() => expect(stored()).toContain('021000021'));
    expect(stored()).not.toContain('000123456789');
    await user.click(dialog.getByRole('button', { name: words.enter }));
    await told(words.saved);
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      {
        accountName: 'Groundwork Lending',
        kind: 'aba',
        routingNumber: '021000021',
        accountNumber: '000123456789',
        version: 0,
      },
    ]);
  });

  it('of a payee is changed to an IBAN, and what it was stays to be read', async () => {
    const base = `/api/admin/drawrequest/ledger/${idOf(2)}`;
    const ledger = {
      applicationId: idOf(2),
      companyId: idOf(3),
      projectNumber: 1042,
      name: 'House 2',
      loanType: 'construction',
      closedOn: null,
      terms: null,
      retainage: { version: 0, heldBy: 'loan', completedPercent: 10, storedPercent: 10, contractors: [], lines: [] },
      properties: [],
      lines: [],
      ...Object.fromEntries(
        ['total', 'fundedToDate', 'pendingFunding', 'retainageHeld', 'pending', 'available'].map((name) => [name, 0]),
      ),
    };
    const { user, told, calls } = await open(`/funding/${idOf(2)}`, {
      [`GET ${base}`]: () => ledger,
      [`GET ${base}/entries`]: () => [],
      [`GET ${base}/account`]: () => [account(2), account(1, { accountName: 'Older Builders' })],
      [`PUT ${base}/account`]: () => [account(3)],
    });
    const section = within(await screen.findByRole('region', { name: words.payeeAccount }));
    expect(await section.findByText(words.payeeLead)).toBeTruthy();
    await user.click(section.getAllByText(words.accountHistory)[0] as HTMLElement);
    expect((await section.findAllByText('Older Builders')).length).toBeGreaterThan(0);
    await user.click(section.getByRole('button', { name: words.change }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: /Known by/ }), 'iban');
    await user.type(dialog.getByRole('textbox', { name: /IBAN/ }), 'DE00');
    await user.click(dialog.getByRole('button', { name: words.change }));
    expect(await dialog.findByText(paymentExports.iban)).toBeTruthy();
    await user.clear(dialog.getByRole('textbox', { name: /Name on the account/ }));
    await user.clear(dialog.getByRole('textbox', { name: /IBAN/ }));
    await user.type(dialog.getByRole('textbox', { name: /IBAN/ }), 'DE89 3704 0044 0532 0130 00');
    await user.click(dialog.getByRole('button', { name: words.change }));
    expect(dialog.getByRole('textbox', { name: /Name on the account/ }).getAttribute('aria-invalid')).toBe('true');
    await user.type(dialog.getByRole('textbox', { name: /Name on the account/ }), 'Bau GmbH');
    await user.click(dialog.getByRole('button', { name: words.change }));
    await told(words.saved);
    expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
      accountName: 'Bau GmbH',
      kind: 'iban',
      iban: 'DE89 3704 0044 0532 0130 00',
      version: 2,
    });
  });
});
