import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawRules, fill, loanRules } from '@groundwork/domain-messages';
import { interestDesk as words } from '@groundwork/domain-messages-admin';
import { loanInterest, screens } from '@groundwork/domain-messages-screens';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import adminArea from '../../../export-app.js';
import type { LoanInterest, Payoff } from '../../../data/api.js';
import { administrator } from '../../../testing/administrator.js';
import { aSubmittedApplication } from '../../../testing/an-application.js';
import { aLoan } from '../../../testing/a-loan.js';

let end: () => Promise<void> = async () => undefined;
afterEach(() => end());

const at = '2026-05-02T15:00:00.000Z';
const interest: LoanInterest = {
  applicationId: idOf(1),
  asOf: '2026-05-02',
  closedOn: null,
  terms: {
    version: 0,
    basis: 'actual360',
    rate: 9,
    firstDay: '2026-03-02',
    effectiveOn: '2026-03-02',
    payer: 'reserve',
  },
  principal: 400_000,
  perDiem: 100,
  accrued: 3100,
  due: 1000,
  unapplied: 0,
  reserve: { agreed: 50_000, paidIn: 2000, used: 2000, linesLeft: 500, left: 500 },
  nextMonth: '2026-04',
  nextFrom: '2026-05-01',
  statements: [
    {
      id: idOf(40),
      month: '2026-03',
      periodFrom: '2026-03-02',
      periodTo: '2026-04-01',
      openingPrincipal: 0,
      closingPrincipal: 400_000,
      interest: 3000,
      adjustment: 500,
      paidFromReserve: 2000,
      paidFromBudget: 0,
      due: 1500,
      paid: 500,
      dueOn: '2026-04-10',
      madeAt: at,
    },
  ],
  payments: [
    {
      id: idOf(50),
      kind: 'interest',
      stage: 'recorded',
      receivedOn: '2026-04-05',
      reference: 'Check 88',
      amount: 500,
      reason: null,
      reversedOn: null,
      recordedAt: at,
      recordedBy: administrator.id,
      reversedBy: null,
      version: 1,
    },
  ],
  changes: [],
};
const payoff: Payoff = {
  applicationId: idOf(1),
  day: '2026-05-02',
  closedOn: null,
  principal: 400_000,
  interestDue: 1000,
  interestAccrued: 3100,
  feesDue: 0,
  unapplied: 0,
  reserveLeft: 0,
  total: 404_100,
  perDiem: 100,
  basis: 'actual360',
  undecided: 0,
  waiting: 0,
  retainageHeld: 10_000,
  units: [{ id: idOf(60), name: 'Unit 1', releasePrice: 100_000, releasedOn: null, version: 1 }],
};

const call = `/api/admin/loan/${idOf(1)}`;
async function open(tab: 'interest' | 'payoff', answers: Record<string, unknown> = {}) {
  const area = await mountedArea({
    area: adminArea,
    user: administrator,
    path: `/loans/${idOf(1)}?tab=${tab}`,
    answers: {
      [`GET ${call}`]: () => aLoan(),
      [`GET ${call}/interest`]: () => interest,
      [`GET ${call}/payoff`]: () => payoff,
      ...(answers as object),
    },
  });
  end = area.end;
  return area;
}
const bodyOf = (calls: readonly SentCall[], path: string) => calls.find((sent) => sent.path === path)?.body;
const told = (said: readonly (readonly [string, unknown])[], text: string) =>
  waitFor(() => expect(JSON.stringify(said)).toContain(text));
const dialog = async () => within(await screen.findByRole('dialog'));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('interest of a loan, at the lender’s', () => {
  it('says what is owed and stated, that the reserve runs out, and that the terms are those agreed', async () => {
    await open('interest');
    const region = within(await screen.findByRole('region', { name: loanInterest.statements }));
    expect(region.getByText(fill(loanInterest.nextStatement, { month: '04/2026', day: '05/01/2026' }))).toBeTruthy();
    expect(region.getAllByText(fill(loanInterest.ofBefore, { amount: '$5.00' })).length).toBeGreaterThan(0);
    expect(region.getAllByText(fill(loanInterest.dueBy, { day: '04/10/2026' })).length).toBeGreaterThan(0);
    expect(region.getAllByText(fill(loanInterest.paidSoFar, { amount: '$5.00' })).length).toBeGreaterThan(0);
    expect(
      region.getAllByRole('button', { name: fill(loanInterest.statementPdfOf, { month: '03/2026' }) })[0]?.textContent,
    ).toContain(loanInterest.statementPdf);
    expect(screen.getByText(fill(loanInterest.reserveRunsOut, { left: '$5.00', month: '$30.00' }))).toBeTruthy();
    expect(screen.getByText(fill(loanInterest.rateIs, { rate: '9.00%', basis: 'Actual/360' }))).toBeTruthy();
    expect(screen.getByRole('region', { name: loanInterest.payments })).toBeTruthy();
    await userEvent.click(screen.getByText(words.changes));
    expect(await screen.findByText(words.noChanges)).toBeTruthy();
  });

  it('says what there is not, and that the loan was paid off', async () => {
    await open('interest', {
      [`GET ${call}/interest`]: () => ({
        ...interest,
        closedOn: '2026-05-01',
        terms: { ...interest.terms, rate: null },
        statements: [],
        payments: [],
      }),
    });
    expect(await screen.findByText(fill(loanInterest.closed, { day: '05/01/2026' }))).toBeTruthy();
    for (const sentence of [loanInterest.noRate, loanInterest.noStatements, loanInterest.noPayments])
      expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.record })).toBeNull();
    await end();
    await open('interest', { [`GET ${call}/interest`]: () => new Response('{}', { status: 500 }) });
    expect(await screen.findByText(loanInterest.notLoaded)).toBeTruthy();
  });

  it('makes the statement of a month, and records and reverses payments', async () => {
    const { calls, said } = await open('interest', {
      [`POST ${call}/interest/statements`]: () => interest,
      [`POST ${call}/payments`]: () => interest,
      [`PUT /api/admin/loan/payments/reverse`]: () => interest,
    });
    await press(fill(words.makeStatement, { month: '04/2026' }));
    await told(said, words.statementDone);
    expect(bodyOf(calls, `${call}/interest/statements`)).toEqual({ month: '2026-04' });
    await press(words.record);
    const recording = await dialog();
    expect(recording.getByText(fill(words.recordLead, { amount: '$10.00' }))).toBeTruthy();
    await userEvent.type(recording.getByLabelText(/Reference/), 'Wire 9');
    await userEvent.click(recording.getByRole('button', { name: words.record }));
    await told(said, words.recordDone);
    expect(bodyOf(calls, `${call}/payments`)).toEqual({
      receivedOn: '2026-05-02',
      amount: 1000,
      reference: 'Wire 9',
      payments: 1,
    });
    const [reverse] = await screen.findAllByRole('button', { name: fill(words.reverseOf, { reference: 'Check 88' }) });
    await userEvent.click(reverse as HTMLElement);
    const reversing = await dialog();
    expect(reversing.getByText(fill(words.reverseLead, { amount: '$5.00' }))).toBeTruthy();
    await userEvent.click(reversing.getByRole('button', { name: words.reverse }));
    expect(await reversing.findByText(drawRules.moneyNeedsReason)).toBeTruthy();
    await userEvent.type(reversing.getByLabelText(/Reason/), 'No funds');
    await userEvent.click(reversing.getByRole('button', { name: words.reverse }));
    await told(said, words.reverseDone);
    expect(bodyOf(calls, '/api/admin/loan/payments/reverse')).toMatchObject({
      id: idOf(50),
      version: 1,
      reason: 'No funds',
    });
  });

  it('of a loan that was paid off takes back its payoff alone', async () => {
    const [paid] = interest.payments;
    const payments = [{ ...paid, id: idOf(51), kind: 'payoff', reference: 'Wire 77' }, paid];
    const { calls, said } = await open('interest', {
      [`GET ${call}/interest`]: () => ({ ...interest, closedOn: '2026-05-01', payments }),
      [`PUT /api/admin/loan/payments/reverse`]: () => interest,
    });
    const [reverse] = await screen.findAllByRole('button', { name: fill(words.reverseOf, { reference: 'Wire 77' }) });
    expect(screen.queryByRole('button', { name: fill(words.reverseOf, { reference: 'Check 88' }) })).toBeNull();
    await userEvent.click(reverse as HTMLElement);
    const reversing = await dialog();
    expect(reversing.getByText(fill(words.reversePayoffLead, { amount: '$5.00' }))).toBeTruthy();
    await userEvent.type(reversing.getByLabelText(/Reason/), 'The check bounced');
    await userEvent.click(reversing.getByRole('button', { name: words.reverse }));
    await told(said, words.reverseDone);
    expect(bodyOf(calls, '/api/admin/loan/payments/reverse')).toMatchObject({ id: idOf(51), version: 1 });
  });

  it('changes the terms with a reason; what is refused stands in the dialog', async () => {
    const { calls, said } = await open('interest', { [`PUT ${call}/interest/terms`]: () => interest });
    await press(words.terms);
    const terms = await dialog();
    expect(terms.getByText(words.termsLead)).toBeTruthy();
    await userEvent.click(terms.getByRole('button', { name: words.terms }));
    expect(await terms.findByText(drawRules.moneyNeedsReason)).toBeTruthy();
    await userEvent.selectOptions(terms.getByLabelText(/Basis/), 'thirty360');
    await userEvent.type(terms.getByLabelText(/Reason/), 'The note says so');
    await userEvent.click(terms.getByRole('button', { name: words.terms }));
    await told(said, words.termsDone);
    expect(bodyOf(calls, `${call}/interest/terms`)).toEqual({
      version: 0,
      basis: 'thirty360',
      rate: 9,
      firstDay: '2026-03-02',
      effectiveOn: '2026-05-02',
      payer: 'reserve',
      reason: 'The note says so',
    });
  });

  it('offers the terms that were typed when the dialog was left by Escape, and shows what somebody else set meanwhile', async () => {
    let version = 0;
    const { calls, said } = await open('interest', {
      [`PUT ${call}/interest/terms`]: ({ body }: SentCall) => {
        const current = { ...interest.terms, rate: 8, version: 1 };
        version = (body as { version: number }).version;
        return version === 1 ? interest : Response.json({ code: 'state.version_conflict', current }, { status: 409 });
      },
    });
    await press(words.terms);
    await userEvent.type((await dialog()).getByLabelText(/Reason/), 'The note says so');
    // What Escape does to a dialog.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(words.terms);
    const terms = await dialog();
    await userEvent.click(terms.getByRole('button', { name: screens.restoreDraft }));
    expect(terms.getByLabelText<HTMLTextAreaElement>(/Reason/).value).toBe('The note says so');
    await userEvent.click(terms.getByRole('button', { name: words.terms }));
    const conflict = within(await screen.findByRole('alertdialog', { name: screens.conflictTitle }));
    await userEvent.click(conflict.getAllByRole('button').at(-1) as HTMLElement);
    await told(said, words.termsDone);
    expect(bodyOf(calls, `${call}/interest/terms`)).toMatchObject({ version: 0 });
    expect(version).toBe(1);
  });
});

describe('the payoff of a loan, at the lender’s', () => {
  it('is shown for a day, recorded, and refused at its field', async () => {
    let tries = 0;
    const refusal = {
      status: 422,
      code: 'validation.failed',
      title: 'x',
      errors: [{ field: 'amount', message: fill(loanRules.payoffIs, { amount: '$4,042.00' }) }],
    };
    const { calls, said } = await open('payoff', {
      [`POST ${call}/payoff`]: () => {
        tries += 1;
        return tries === 1
          ? new Response(JSON.stringify(refusal), {
              status: 422,
              headers: { 'content-type': 'application/problem+json' },
            })
          : payoff;
      },
    });
    expect(await screen.findByText(fill(loanInterest.payoffLead, { perDiem: '$1.00' }))).toBeTruthy();
    expect((screen.getByLabelText(loanInterest.payoffOn) as HTMLInputElement).value).toBe('2026-05-02');
    expect(screen.getByRole('button', { name: loanInterest.payoffPdf })).toBeTruthy();
    await press(words.payOff);
    const paying = await dialog();
    expect(paying.getByText(fill(words.payOffLead, { day: '05/02/2026', amount: '$4,041.00' }))).toBeTruthy();
    expect(paying.getByText(fill(words.retainageHeld, { amount: '$100.00' }))).toBeTruthy();
    await userEvent.type(paying.getByLabelText(/Reference/), 'Wire 77');
    await userEvent.type(paying.getByLabelText(/Why retainage/), 'Paid by the owner');
    await userEvent.click(paying.getByRole('button', { name: words.payOff }));
    expect(await paying.findByText(fill(loanRules.payoffIs, { amount: '$4,042.00' }))).toBeTruthy();
    await userEvent.click(paying.getByRole('button', { name: words.payOff }));
    await told(said, words.payOffDone);
    expect(calls.filter(({ method, path }) => method === 'POST' && path === `${call}/payoff`).at(-1)?.body).toEqual({
      receivedOn: '2026-05-02',
      amount: 404_100,
      reference: 'Wire 77',
      retainageReason: 'Paid by the owner',
    });
  });

  it('names units and releases them', async () => {
    const { calls, said } = await open('payoff', {
      [`GET ${call}/payoff`]: () => ({
        ...payoff,
        units: [
          ...payoff.units,
          { id: idOf(61), name: 'Unit 2', releasePrice: 1, releasedOn: '2026-04-01', version: 2 },
        ],
      }),
      [`POST ${call}/units`]: () => payoff,
      'PUT /api/admin/loan/units/release': () => payoff,
    });
    expect((await screen.findAllByText(fill(loanInterest.releasedOn, { day: '04/01/2026' }))).length).toBeGreaterThan(
      0,
    );
    await press(words.addUnit);
    const adding = await dialog();
    expect(adding.getByText(words.addUnitLead)).toBeTruthy();
    await userEvent.type(adding.getByLabelText(/^Unit/, { selector: 'input' }), 'Unit 3');
    await userEvent.type(adding.getByLabelText(/Release price/), '1000');
    await userEvent.click(adding.getByRole('button', { name: words.addUnit }));
    await told(said, words.addUnitDone);
    expect(bodyOf(calls, `${call}/units`)).toEqual({ name: 'Unit 3', releasePrice: 100_000 });
    const [release] = await screen.findAllByRole('button', { name: fill(words.releaseOf, { name: 'Unit 1' }) });
    expect(release?.textContent).toContain(words.release);
    await userEvent.click(release as HTMLElement);
    const releasing = await dialog();
    expect(releasing.getByText(fill(words.releaseLead, { amount: '$1,000.00' }))).toBeTruthy();
    await userEvent.type(releasing.getByLabelText(/Reference/), 'Sale');
    await userEvent.click(releasing.getByRole('button', { name: words.release }));
    await told(said, words.releaseDone);
    expect(bodyOf(calls, '/api/admin/loan/units/release')).toMatchObject({
      id: idOf(60),
      version: 1,
      reference: 'Sale',
    });
  });

  it('proposes the units of the application that are not there yet, and adds those that are chosen at one price', async () => {
    const unit = (number: number) => ({ id: idOf(number), street: '' });
    const property = { id: idOf(10), street: '1 Lane', units: [unit(20), unit(21), unit(22)] } as never;
    const { calls, said } = await open('payoff', {
      [`GET ${call}/payoff`]: () => ({ ...payoff, units: [{ ...payoff.units[0], name: '1 Lane, Unit 1' }] }),
      [`GET /api/admin/application/single/${idOf(1)}`]: () => aSubmittedApplication({ properties: [property] }),
      [`POST ${call}/units`]: () => payoff,
    });
    await press(`${words.proposedUnits} (2)`);
    const adding = await dialog();
    expect(adding.getByText(words.proposedUnitsLead)).toBeTruthy();
    const boxes = adding.getAllByRole('checkbox');
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual(['1 Lane, Unit 2', '1 Lane, Unit 3']);
    await userEvent.type(adding.getByLabelText(/Release price/), '1000');
    for (const box of boxes) await userEvent.click(box);
    await userEvent.click(adding.getByRole('button', { name: words.addUnit }));
    expect(await adding.findByText(words.chooseUnit)).toBeTruthy();
    for (const box of boxes) await userEvent.click(box);
    await userEvent.click(adding.getByRole('button', { name: words.addUnit }));
    await told(said, words.proposedUnitsDone);
    expect(calls.filter(({ path }) => path === `${call}/units`).map(({ body }) => body)).toEqual([
      { name: '1 Lane, Unit 2', releasePrice: 100_000 },
      { name: '1 Lane, Unit 3', releasePrice: 100_000 },
    ]);
  });

  it('says that there are no units, and of a loan that was paid off nothing else', async () => {
    await open('payoff', { [`GET ${call}/payoff`]: () => ({ ...payoff, closedOn: '2026-05-01', units: [] }) });
    expect(await screen.findByText(loanInterest.noUnits)).toBeTruthy();
    expect(screen.getByRole('region', { name: loanInterest.units })).toBeTruthy();
    expect(screen.getByText(fill(loanInterest.closed, { day: '05/01/2026' }))).toBeTruthy();
  });
});
