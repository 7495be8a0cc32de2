import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawRules, fill, shared } from '@groundwork/domain-messages';
import { borrower, drawSheet } from '@groundwork/domain-messages-borrower';
import {
  needs,
  screens,
  signing,
  stageWords,
  loanInterest,
  loanPage,
  paymentSheet,
} from '@groundwork/domain-messages-screens';
import { idOf, signableCanvas } from '@groundwork/web-mount/testing';
import type { LedgerLine } from '../../data/api.js';
import { borrowerAt, conflict, problem } from '../../testing/borrower.js';
import { aDraw, grossEntry } from '../../testing/a-draw.js';
import { aDrawDraft, drafts, savedDraft } from '../../testing/draw-drafts.js';
import { portfolio, totals, draws, ledger } from '../../testing/portfolio.js';
import { aLedger, anApplication } from '../../testing/records.js';

/** How the first submission of a draw ended. */
const reason = 'The invoice is missing';
const submission = {
  round: 1,
  userId: idOf(3),
  submittedAt: '2026-03-02T15:00:00.000Z',
  requestedAmount: 30_000,
  endedAs: 'sent_back' as const,
  endedReason: reason,
  endedBy: idOf(9),
  endedAt: '2026-03-03T15:00:00.000Z',
  lineItems: [
    {
      additionalBudgetItemId: idOf(1),
      name: 'Line 1',
      requestedAmount: 30_000,
      invoices: [{ payee: 'Acme Lumber', number: 'A-1', amount: 30_000 }],
    },
  ],
};

const aPayment = (number: number, more: object) => ({
  id: idOf(90 + number),
  drawRequestId: idOf(70),
  applicationId: idOf(1),
  stage: 'scheduled',
  scheduledFor: '2026-03-09',
  amount: 90_000,
  feesNetted: 0,
  reserveNetted: 0,
  netAmount: 90_000,
  fundedOn: null,
  reversedOn: null,
  reason: null,
  ...more,
});

beforeEach(() => signableCanvas());

let end: () => Promise<void> = async () => undefined;
afterEach(() => end());

describe('active projects', () => {
  it('show what is committed, funded and available, and the draw that is refused at its line without losing it', async () => {
    const user = userEvent.setup();
    const area = await borrowerAt('/loans', {
      ...drafts(),
      [totals]: portfolio,
      [draws]: () => [],
      [ledger]: aLedger,
    });
    ({ end } = area);
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
    await user.type(amount, '-100');
    await user.tab();
    expect([amount.value, dialog.getByText(shared.notNegative)]).toBeTruthy();
    expect(amount.value).toBe('-100');
    await user.clear(amount);
    await user.type(amount, '(100)');
    await user.tab();
    expect([amount.value, amount.getAttribute('aria-invalid')]).toEqual(['(100)', 'true']);
    // A column of a spreadsheet goes down the lines; what is no amount says so at its line.
    const below = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Amount for Line 2' });
    const clipboardData = { getData: () => '$300\r\n12 pieces\r\n\r\n5\r\n' };
    fireEvent.paste(amount, { clipboardData });
    expect([amount.value, below.value, below.getAttribute('aria-invalid')]).toEqual(['300.00', '12 pieces', 'true']);
    expect(JSON.stringify(area.said)).toContain(fill(drawSheet.pastedBeyond, { n: 1 }));
    await user.clear(below);
    await user.clear(amount);
    await user.type(amount, '500');
    await user.click(dialog.getByRole('button', { name: 'Review' }));
    expect(await screen.findByRole('dialog', { name: /Review Draw Request/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Certify' }));
    await user.click(screen.getByRole('button', { name: 'Submit Draw Request' }));
    expect(screen.getByText(borrower.esignDrawFirst)).toBeTruthy();
  });

  it('certify what they have read: a published application, its nine lines to the cent', async () => {
    const user = userEvent.setup();
    const area = await borrowerAt('/loans', {
      ...drafts(),
      [totals]: portfolio,
      [draws]: () => [],
      [ledger]: aLedger,
      [`GET /api/borrower/drawrequest/draft/${idOf(60)}/schedule`]: grossEntry,
      [`POST /api/borrower/drawrequest/draft/${idOf(60)}/submit`]: () => new Promise(() => undefined),
    });
    end = area.end;
    await user.click((await screen.findAllByRole('button', { name: /Request Draw/ }))[0] as HTMLElement);
    await user.type(await screen.findByRole('textbox', { name: 'Amount for Line 1' }), '500');
    await user.click(screen.getByRole('button', { name: 'Review' }));
    await user.click(await screen.findByRole('button', { name: 'Certify' }));
    const certificate = await screen.findByRole('region', { name: paymentSheet.certificateTitle });
    const facts = [...certificate.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.parentElement?.querySelector('dd')?.textContent,
    ]);
    expect(facts).toEqual([
      ['1. Original contract sum', '$15,000.00'],
      ['2. Net change by change orders', '$0.00'],
      ['3. Contract sum to date', '$15,000.00'],
      ['4. Total completed and stored to date', '$12,000.00'],
      ['5a. Retainage of completed work', '$600.00'],
      ['5b. Retainage of stored material', '$0.00'],
      ['5. Retainage', '$600.00'],
      ['6. Total earned less retainage', '$11,400.00'],
      ['7. Less previous certificates', '$0.00'],
      ['8. Current payment due', '$11,400.00'],
      ['9. Balance to finish, with retainage', '$3,600.00'],
    ]);
    expect(screen.getByText(drawRules.certification)).toBeTruthy();
    await user.type(screen.getByLabelText(signing.typeYourName), 'Maria Alvarez');
    await user.click(screen.getByRole('button', { name: borrower.acceptAndCertify }));
    await user.click(screen.getByRole('button', { name: borrower.clearSignature }));
    await user.click(screen.getByRole('button', { name: 'Submit Draw Request' }));
    expect(screen.getByText(borrower.esignDrawFirst)).toBeTruthy();
    await user.type(screen.getByLabelText(signing.typeYourName), 'Maria Alvarez');
    await user.click(screen.getByRole('button', { name: borrower.acceptAndCertify }));
    await user.click(screen.getByRole('button', { name: 'Submit Draw Request' }));
    expect(await screen.findByText(borrower.submittingDrawRequest)).toBeTruthy();
  });

  it('read what was signed of a draw, and keep its paper', async () => {
    const user = userEvent.setup();
    const draw = { ...aDraw(), stage: 'submitted' };
    const area = await borrowerAt('/loans', {
      ...drafts(),
      [totals]: portfolio,
      [draws]: () => [draw],
      [ledger]: aLedger,
      [`GET /api/borrower/drawrequest/${draw.id}`]: () => draw,
      [`GET /api/borrower/drawrequest/schedule/${draw.id}`]: grossEntry,
      [`GET /api/borrower/drawrequest/${draw.id}/certificate`]: () =>
        problem(404, 'resource.not_found', [], drawRules.certificateNotMade),
    });
    end = area.end;
    const sheet = await screen.findByText(paymentSheet.certificateTitle);
    await user.click(sheet);
    expect(await screen.findByText('8. Current payment due')).toBeTruthy();
    const rows = within(screen.getByRole('table', { name: paymentSheet.sheetTitle })).getAllByRole('row');
    expect(rows.at(-1)?.textContent).toMatch(new RegExp(`^${paymentSheet.sheetTotal}\\$15,000\\.00.*\\$12,000\\.00`));
    await user.click(screen.getByRole('button', { name: paymentSheet.certificatePdf }));
    await waitFor(() => expect(JSON.stringify(area.said)).toContain(drawRules.certificateNotMade));
  });

  it('say that they are read while they are', async () => {
    ({ end } = await borrowerAt('/loans', {
      ...drafts(),
      [totals]: () => new Promise(() => undefined),
      [draws]: () => [],
    }));
    expect(await screen.findByText(borrower.gettingPortfolioData)).toBeTruthy();
  });

  it('ask for a draw once, whose button is pressed twice, and again under the same key where no answer came', async () => {
    const user = userEvent.setup();
    let away = true;
    const area = await borrowerAt('/loans', {
      ...drafts(),
      [totals]: portfolio,
      [draws]: () => [],
      [ledger]: aLedger,
      [`POST /api/borrower/drawrequest/draft/${idOf(60)}/submit`]: () =>
        away ? problem(504, 'upstream.timeout') : aDraw(),
    });
    end = area.end;
    await user.click((await screen.findAllByRole('button', { name: /Request Draw/ }))[0] as HTMLElement);
    await user.type(await screen.findByRole('textbox', { name: 'Amount for Line 1' }), '500');
    await user.click(screen.getByRole('button', { name: 'Review' }));
    await user.click(await screen.findByRole('button', { name: 'Certify' }));
    await user.type(screen.getByLabelText(signing.typeYourName), 'Maria Alvarez');
    await user.click(screen.getByRole('button', { name: 'Accept & Certify' }));
    const sent = () => area.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/submit'));
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

  it('say of a loan that was paid off when that was, and ask for no draw of it', async () => {
    const [loan] = portfolio().loans;
    const loans = [{ ...loan, closedOn: '2026-03-22', available: 0 }];
    ({ end } = await borrowerAt('/loans', { [totals]: () => ({ ...portfolio(), loans }), [draws]: () => [] }));
    const badge = fill(loanInterest.paidOff, { day: '03/22/2026' });
    expect((await screen.findAllByText(badge)).length).toBeGreaterThan(0);
    for (const button of screen.getAllByRole('button', { name: /^Request Draw/ }))
      expect((button as HTMLButtonElement).disabled).toBe(true);
  });

  it('say what caps a draw before it is refused: the loan as a whole, and an inspection of a line', async () => {
    const user = userEvent.setup();
    const capped = () => {
      const loan = aLedger();
      const [second, first, third] = loan.lines as [LedgerLine, LedgerLine, LedgerLine];
      const inspected = { pendingFunding: 4_000, retainageHeld: 1_000, available: 5_000, capPercent: 60 };
      return { ...loan, available: 60_000, lines: [second, { ...first, ...inspected }, third] };
    };
    const area = await borrowerAt('/loans', {
      ...drafts(),
      [totals]: portfolio,
      [draws]: () => [],
      [ledger]: capped,
    });
    ({ end } = area);
    // Beside what is not funded yet stands what of it can be asked for.
    expect(
      (await screen.findAllByText(fill(drawSheet.canBeRequested, { amount: '$1,500.00' }))).length,
    ).toBeGreaterThan(0);
    await user.click(screen.getAllByRole('button', { name: /Request Draw/ })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(fill(loanPage.cappedByInspection, { percent: '60.00%' }))).toBeTruthy();
    expect(dialog.getByText(/Approved, not paid out/).textContent).toContain('$50.00');
    const said = () =>
      dialog
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .find((text) => text.startsWith('Requested'));
    expect(said()).toBe(`Requested: $0.00${fill(drawSheet.leftOfLoan, { amount: '$600.00' })}`);
    await user.type(dialog.getByRole('textbox', { name: 'Amount for Line 2' }), '400');
    await user.type(dialog.getByRole('textbox', { name: 'Amount for Line 3' }), '200');
    expect(said()).toBe(`Requested: $600.00${fill(drawSheet.leftOfLoan, { amount: '$600.00' })}`);
    await user.type(dialog.getByRole('textbox', { name: 'Amount for Line 3' }), '.01');
    expect(said()).toBe(`Requested: $600.01${fill(shared.drawAboveCommitment, { amount: '$600.00' })}`);
  });

  it('keep a draw that is closed by Escape, enter it by the keyboard and by percent, and discard it after a question', async () => {
    const user = userEvent.setup();
    const discarded = `DELETE /api/borrower/drawrequest/draft/${idOf(60)}`;
    const area = await borrowerAt('/loans', {
      ...drafts(),
      [totals]: portfolio,
      [draws]: () => [],
      [ledger]: aLedger,
      [discarded]: () => aDrawDraft(),
    });
    end = area.end;
    const open = async () =>
      user.click((await screen.findAllByRole('button', { name: /Request Draw/ }))[0] as HTMLElement);
    await open();
    await user.type(await screen.findByRole('textbox', { name: 'Amount for Line 1' }), '120{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Amount for Line 2' }));
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Amount for Line 1' }));
    await user.type(screen.getByRole('textbox', { name: 'Percent complete of Line 2' }), '45');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount for Line 2' }).value).toBe('250.00');
    expect(screen.getByText(drawSheet.keysHint)).toBeTruthy();
    expect(screen.getAllByText(new RegExp(drawSheet.leftToRequest)).length).toBe(3);
    await user.click(screen.getByRole('button', { name: 'Files for Line 1' }));
    const papers = within(screen.getByRole('dialog', { name: 'Files for Line 1' }));
    expect(papers.getByText(drawSheet.invoicesHint)).toBeTruthy();
    expect(papers.getByText(new RegExp(drawSheet.storedHint))).toBeTruthy();
    await user.click(papers.getByRole('button', { name: 'Add Invoice' }));
    await user.type(papers.getByLabelText('Payee'), 'Lumber Co');
    await user.type(papers.getByLabelText('Amount'), '100');
    expect(papers.getByText(fill(drawSheet.invoicesSum, { sum: '$100.00', amount: '$120.00' }))).toBeTruthy();
    await user.click(papers.getByRole('button', { name: 'Done' }));
    // Escape, as the browser's own dialog says it.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await screen.findAllByText(fill(drawSheet.draftOf, { amount: '$370.00' }))).length).toBeGreaterThan(0);
    await open();
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount for Line 1' })).value).toBe('120.00');
    expect(screen.getByRole('button', { name: 'Files for Line 1 (1)' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Discard Draft' }));
    const question = within(screen.getByRole('alertdialog', { name: drawSheet.discardQuestion }));
    expect(question.getByText(drawSheet.discardWarning)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(area.calls.some(({ method, path }) => `${method} ${path.split('?')[0]}` === discarded)).toBe(true);
    expect(Object.keys(localStorage).filter((key) => key.includes('.draw.'))).toEqual([]);
  });

  it('show both where a colleague wrote on the same line and on the note, and nothing is lost', async () => {
    const user = userEvent.setup();
    const server = drafts(aDrawDraft({ returned: { ...submission, endedAs: 'withdrawn' } }));
    const put = `PUT /api/borrower/drawrequest/draft/${idOf(60)}` as const;
    const theirs = savedDraft(aDrawDraft(), {
      lineItems: [{ additionalBudgetItemId: idOf(1), version: 0, requestedAmount: 11_100 }],
      whole: { version: 1, note: 'Theirs' },
    });
    ({ end } = await borrowerAt('/loans', {
      ...server,
      [totals]: portfolio,
      [draws]: () => [],
      [ledger]: aLedger,
      [put]: () => conflict(theirs),
    }));
    await user.click((await screen.findAllByRole('button', { name: /Request Draw/ }))[0] as HTMLElement);
    await user.type(await screen.findByRole('textbox', { name: 'Amount for Line 1' }), '120');
    expect(screen.getByText(drawSheet.withdrawnBefore)).toBeTruthy();
    await user.type(screen.getByLabelText('Note to the lender'), 'Mine');
    await user.click(screen.getByRole('button', { name: 'Review' }));
    expect(await screen.findByText(fill(drawSheet.colleagueChanged, { amount: '$111.00' }))).toBeTruthy();
    expect(screen.getByText(drawSheet.colleagueChangedWhole)).toBeTruthy();
    expect(screen.getByText(drawSheet.notSavedYet)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: drawSheet.keepMine })).toHaveLength(2);
    await user.click(screen.getAllByRole('button', { name: drawSheet.takeTheirs })[0] as HTMLElement);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount for Line 1' }).value).toBe('111.00');
  });

  it('say why a draw came back, what it asked for before, and let it be revised, withdrawn or begun again', async () => {
    const user = userEvent.setup();
    const back = aDraw({ stage: 'sent_back' });
    const waiting = aDraw({ id: idOf(80) });
    const [line] = waiting.lineItems;
    if (!line) throw new Error('The draw has no line.');
    const lower = { ...line, statusId: 3 as const, approvedAmount: 20_000, reductionReason: 'Half is on' };
    const invoices = [
      { payee: 'Acme Lumber', number: 'A-1', amount: 15_000 },
      { payee: 'Gulf Supply', number: 'B-2', amount: 5_000 },
    ];
    const revision = aDrawDraft({ id: idOf(61), drawRequestId: back.id, returned: submission });
    const area = await borrowerAt('/loans', {
      ...drafts(
        savedDraft(revision, {
          lineItems: [{ additionalBudgetItemId: idOf(1), version: 0, requestedAmount: 20_000, invoices }],
        }),
      ),
      [totals]: portfolio,
      [draws]: () => [back, waiting, aDraw({ id: idOf(81), statusId: 3, lineItems: [lower] })],
      [ledger]: aLedger,
      [`GET /api/borrower/drawrequest/${back.id}`]: () => ({ ...back, submissions: [submission] }),
      'PUT /api/borrower/drawrequest/withdraw': () => aDraw({ stage: 'withdrawn' }),
    });
    end = area.end;
    expect(await screen.findByText('Sent back')).toBeTruthy();
    expect(await screen.findByText(fill(drawSheet.sentBackBecause, { reason }))).toBeTruthy();
    for (const panel of document.querySelectorAll('details:not([open])')) panel.setAttribute('open', '');
    expect(
      screen.getByText(new RegExp(`${fill(drawSheet.approvedOf, { approved: '\\$200.00', amount: '\\$300.00' })}`)),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: screens.withdraw }));
    const question = within(screen.getByRole('alertdialog', { name: drawSheet.withdrawQuestion }));
    expect(question.getByText(drawSheet.withdrawWarning)).toBeTruthy();
    await user.click(question.getByRole('button', { name: screens.withdraw }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(area.calls.find(({ path }) => path.endsWith('/withdraw'))?.body).toEqual({ id: waiting.id, version: 4 });
    expect(screen.getAllByRole('button', { name: 'Start Next Draw From This' })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Revise And Submit Again' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Request Draw/ }));
    expect(await dialog.findByText(fill(drawSheet.sentBackBecause, { reason }))).toBeTruthy();
    expect(dialog.getByText(fill(drawSheet.submittedBefore, { amount: '$300.00' }))).toBeTruthy();
    expect(area.calls.filter(({ path, method }) => method === 'POST' && path.endsWith('/draft'))[0]?.body).toEqual({
      applicationId: idOf(1),
      revises: back.id,
    });
    // What the lender will see changed, before it is certified.
    await user.click(dialog.getByRole('button', { name: 'Review' }));
    const changed = within(await dialog.findByRole('list', { name: drawSheet.changedSince })).getAllByRole('listitem');
    const which = { line: 'Line 1', number: 'A-1', payee: 'Acme Lumber' };
    expect(changed.map(({ textContent }) => textContent)).toEqual([
      fill(paymentSheet.roundChanged, { line: 'Line 1', before: '$300.00', after: '$200.00' }),
      fill(paymentSheet.invoiceChanged, { ...which, before: '$300.00', after: '$150.00' }),
      fill(paymentSheet.invoiceAdded, { ...which, number: 'B-2', payee: 'Gulf Supply', amount: '$50.00' }),
    ]);
  });

  it('begin a new one with the amounts of the last, in the dialog itself, which leads to its photographs', async () => {
    const last = aDraw();
    let isAway = false;
    const repeated = savedDraft(aDrawDraft(), {
      lineItems: [{ additionalBudgetItemId: idOf(1), version: 0, requestedAmount: 30_000 }],
    });
    const area = await borrowerAt('/loans', {
      ...drafts(),
      'POST /api/borrower/drawrequest/draft': () =>
        isAway ? Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 }) : repeated,
      [totals]: portfolio,
      [draws]: () => [{ ...aDraw(), id: idOf(72), stage: 'withdrawn' }, last],
      [ledger]: aLedger,
    });
    end = area.end;
    const user = userEvent.setup();
    await user.click((await screen.findAllByRole('button', { name: /^Request Draw: / }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: /Request Draw/ }));
    isAway = true;
    await user.click(await dialog.findByRole('button', { name: drawSheet.fromLastDraw }));
    expect((await dialog.findByText(shared.serviceUnavailable)).closest('[role="alert"]')).not.toBeNull();
    isAway = false;
    await user.click(dialog.getByRole('button', { name: drawSheet.fromLastDraw }));
    await waitFor(() =>
      expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Amount for Line 1' }).value).toBe('300.00'),
    );
    expect(area.calls.findLast(({ path, method }) => method === 'POST' && path.endsWith('/draft'))?.body).toEqual({
      applicationId: idOf(1),
      from: last.id,
    });
    expect(dialog.queryByRole('button', { name: drawSheet.fromLastDraw })).toBeNull();
    await user.click(dialog.getByRole('button', { name: drawSheet.toWholeDraw }));
    expect(document.activeElement).toBe(dialog.getByRole('region', { name: 'The whole draw' }));
  });

  it('say what of an approved line is held back or given back, and which draw asks for a release', async () => {
    const [line] = aDraw().lineItems;
    const lines = [5000, -300, 0].map((retainageWithheld, at) => ({ ...line, id: idOf(80 + at), retainageWithheld }));
    ({ end } = await borrowerAt('/loans', {
      ...drafts(),
      [totals]: portfolio,
      [draws]: () => [{ ...aDraw(), kind: 'release', lineItems: lines }],
      [ledger]: aLedger,
    }));
    expect(await screen.findByText(fill(drawSheet.retainageHeld, { amount: '$50.00' }))).toBeTruthy();
    expect(screen.getByText(fill(drawSheet.retainageGivenBack, { amount: '$3.00' }))).toBeTruthy();
    expect(screen.getByText(new RegExp(drawSheet.releaseOfRetainage))).toBeTruthy();
  });

  it('say when what was approved is paid, what was kept back of it, and what came back', async () => {
    const amount = '$900.00';
    ({ end } = await borrowerAt('/loans', {
      ...drafts(),
      [totals]: portfolio,
      [draws]: () => [
        {
          ...aDraw(),
          fundingState: 'pending',
          fundings: [
            aPayment(1, {
              stage: 'funded',
              fundedOn: '2026-03-04',
              feesNetted: 1000,
              reserveNetted: 2000,
              netAmount: 87_000,
            }),
            aPayment(2, { stage: 'reversed', reversedOn: '2026-03-05', reason: 'Wrong account.' }),
            aPayment(3, {}),
            aPayment(4, { stage: 'cancelled', scheduledFor: '2026-04-01' }),
          ],
        },
      ],
      [ledger]: aLedger,
    }));
    const sentences = [
      fill(drawSheet.paymentFunded, { amount, date: '03/04/2026' }),
      fill(drawSheet.paymentKeptBack, { net: '$870.00', fees: '$10.00', reserve: '$20.00' }),
      fill(drawSheet.paymentReversed, { amount, date: '03/05/2026', reason: 'Wrong account.' }),
      fill(drawSheet.paymentScheduled, { amount, date: '03/09/2026' }),
      drawSheet.waitsForPayment,
    ];
    for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByText(/04\/01\/2026/)).toBeNull();
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
    // What waits for somebody says so, too, and comes first.
    expect(await screen.findByText(needs.incomplete)).toBeTruthy();
    away = false;
    await user.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1)!);
    expect(await screen.findByText('Harvard Street House')).toBeTruthy();
    expect(area.said.some(([event]) => event === 'failed')).toBe(false);
  });
});
