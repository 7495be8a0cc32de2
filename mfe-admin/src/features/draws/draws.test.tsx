import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { certificate, lineRetainage, scheduleLine } from '@groundwork/domain-draws';
import { publishedExample } from '@groundwork/domain-draws/testing';
import { drawRules, fill } from '@groundwork/domain-messages';
import { admin, drawDesk, pipeline } from '@groundwork/domain-messages-admin';
import { inspections, paymentSheet, screens } from '@groundwork/domain-messages-screens';
import { dollars, formatCents } from '@groundwork/domain-money';
import { displayInstant } from '@groundwork/domain-time';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import type { DrawLine, DrawProposal, DrawRequest } from '../../data/api.js';
import adminArea from '../../export-app.js';
import { at, draw, round, row, schedule } from '../../testing/a-draw.js';
import { administrator } from '../../testing/administrator.js';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

async function review({
  sheet = true,
  failing = false,
  proposal = null as DrawProposal | null,
  path = '/draws',
  answers = {},
}: {
  sheet?: boolean;
  failing?: boolean;
  proposal?: DrawProposal | null;
  path?: string;
  answers?: Parameters<typeof mountedArea>[0]['answers'];
} = {}) {
  const user = userEvent.setup();
  let listed = draw;
  const change = (next: DrawRequest) => {
    listed = next;
  };
  const area = await mountedArea({
    area: adminArea,
    user: administrator,
    path,
    answers: {
      'GET /api/admin/drawrequest/selections': () =>
        ['pending', 'hold', 'approved', 'rejected', 'decided'].map((selection, at) => ({
          selection,
          count: selection === 'decided' ? 1_000 : at,
          countIsBound: selection === 'decided',
        })),
      'GET /api/admin/admin/getAdmins': () => [{ userId: idOf(8), firstName: 'Paul', lastName: 'Ortiz' }],
      'GET /api/admin/admin/companyAdmins': () => [
        { id: idOf(90), companyId: idOf(3), userId: idOf(8), isPoint: true, user: null },
        // More than an address carries.
        ...Array.from({ length: 150 }, (_none, at) => ({
          id: idOf(1000 + at),
          companyId: idOf(2000 + at),
          userId: idOf(8),
          isPoint: false,
          user: null,
        })),
        { id: idOf(91), companyId: idOf(4), userId: idOf(9), isPoint: true, user: null },
      ],
      'GET /api/admin/drawrequest/search': ({ query }) => ({
        items: query.get('selection') === 'pending' ? [row(query.get('cursor') ? 2 : 1)] : [],
        nextCursor: query.get('selection') === 'pending' && !query.get('cursor') ? draw.id : null,
        stoppedAfter: null,
      }),
      'POST /api/admin/drawrequest/search': () => ({ items: [row(2)], nextCursor: null, stoppedAfter: null }),
      [`GET /api/admin/drawrequest/${draw.id}`]: () => ({
        ...listed,
        certifySignature: 'data:image/png;base64,iVBORw0KGgo=',
        submissions: [round(1), round(2)],
        proposal,
      }),
      'PUT /api/admin/drawrequest/confirm': () => draw,
      'PUT /api/admin/drawrequest/decline': () => draw,
      [`GET /api/admin/drawrequest/schedule/${draw.id}`]: () =>
        sheet ? schedule : Response.json({ status: 404, code: 'resource.not_found' }, { status: 404 }),
      [`GET /api/admin/users/profileByUid/${idOf(7)}`]: () => ({ firstName: 'Maria', lastName: 'Alvarez' }),
      'PUT /api/admin/drawrequest/save': () =>
        failing
          ? Response.json({ status: 409, code: 'state.version_conflict' }, { status: 409 })
          : { ...draw, proposal },
      'PUT /api/admin/drawrequest/send-back': () => ({ ...draw, stage: 'sent_back' }),
      [`GET /api/admin/drawrequest/${draw.id}/notes`]: () => [],
      ...answers,
    },
  });
  end = area.end;
  if (path === '/draws') {
    const [view] = await screen.findAllByRole('button', { name: 'View draw request of Harvard Street House' });
    await user.click(view as HTMLElement);
  }
  const dialog = within(await screen.findByRole('dialog', { name: admin.reviewDrawRequest }));
  const body = (end_: string) => area.calls.find(({ path }) => path.endsWith(end_))?.body;
  return { ...area, user, dialog, body, change };
}

/** What a browser does with the dialog in front at Escape. */
const escape = async (name: string | RegExp) =>
  fireEvent(await screen.findByRole('dialog', { name }), new Event('cancel', { cancelable: true }));

/** A question stands above what would be lost; it is answered with no. */
async function keepEditing(user: ReturnType<typeof userEvent.setup>) {
  const question = within(await screen.findByRole('alertdialog', { name: screens.loseTypedQuestion }));
  await user.click(question.getByRole('button', { name: screens.keepEditing }));
}

describe('draw requests', () => {
  it('are chosen by what is left to do, with a place for what is decided', async () => {
    const { user, dialog } = await review();
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    const select = screen.getByLabelText('Status');
    expect([...select.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Pending (0)',
      'Hold For Inspection (1)',
      'Approved (2)',
      'Rejected (3)',
      `${drawDesk.decided} (1,000+)`,
    ]);
    await user.selectOptions(select, 'decided');
    expect(await screen.findByText(admin.noDrawRequests)).toBeTruthy();
  });

  it('says how far the queue was searched where words meet rarely, claims no end, and searches on', async () => {
    const page = (items: object[], nextCursor: string | null, stoppedAfter: number | null) => ({
      items,
      nextCursor,
      stoppedAfter,
    });
    const area = await mountedArea({
      area: adminArea,
      user: administrator,
      path: '/draws?q=even+odd',
      answers: {
        'GET /api/admin/drawrequest/selections': () => [{ selection: 'pending', count: 1_000, countIsBound: true }],
        'GET /api/admin/admin/getAdmins': () => [],
        'GET /api/admin/admin/companyAdmins': () => [],
        'GET /api/admin/drawrequest/search': ({ query }) =>
          query.get('cursor') === idOf(61)
            ? page([row(1)], null, null)
            : page([], query.get('cursor') ? idOf(61) : idOf(60), 5000),
      },
    });
    end = area.end;
    const user = userEvent.setup();
    expect(await screen.findByText(fill(pipeline.stopped, { n: '5,000' }))).toBeTruthy();
    expect(screen.queryByText(admin.noDrawRequests)).toBeNull();
    await user.click(screen.getByRole('button', { name: pipeline.searchOn }));
    expect(await screen.findByText(fill(pipeline.stopped, { n: '10,000' }))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: pipeline.searchOn }));
    expect(await screen.findAllByRole('button', { name: 'View draw request of Harvard Street House' })).not.toEqual([]);
    expect(screen.queryByText(/places of this order/)).toBeNull();
    expect(screen.queryByRole('button', { name: pipeline.searchOn })).toBeNull();
  });

  it('show what was signed, the budget around it, and what supports each line', async () => {
    const { dialog } = await review();
    for (const panel of document.querySelectorAll('details')) panel.setAttribute('open', '');
    expect(await dialog.findByAltText(paymentSheet.signatureOf)).toBeTruthy();
    expect(dialog.getByText(fill(paymentSheet.signedAt, { date: displayInstant(at) }))).toBeTruthy();
    expect(
      dialog.getByText(new RegExp(fill(paymentSheet.roundOf, { round: 1, amount: '\\$600.01', date: '' }))).textContent,
    ).toContain('The invoice is missing');
    expect(await dialog.findByText('8. Current payment due')).toBeTruthy();
    expect(dialog.getByText('5a. Retainage of completed work')).toBeTruthy();
    expect(dialog.getByText('5b. Retainage of stored material')).toBeTruthy();
    expect(dialog.getByText(paymentSheet.certificateTitle)).toBeTruthy();
    expect(dialog.getByRole('button', { name: paymentSheet.certificatePdf })).toBeTruthy();
    const rows = within(dialog.getByRole('table', { name: paymentSheet.sheetTitle })).getAllByRole('row');
    expect(rows.slice(2).map((row) => row.textContent)).toEqual([
      expect.stringMatching(new RegExp(`^${paymentSheet.sheetContingency}.*\\$70\\.00`)),
      expect.stringMatching(new RegExp(`^${paymentSheet.sheetTotal}.*\\$500\\.00`)),
    ]);
    // What the second submission asks for otherwise than the first.
    const changed = within(dialog.getByRole('list', { name: 'Changed by submission 2' })).getAllByRole('listitem');
    expect(changed.map((each) => each.textContent)).toEqual([
      fill(paymentSheet.roundChanged, { line: 'HVAC', before: '$250.00', after: '$300.00' }),
      fill(paymentSheet.invoiceLeftOut, { line: 'Roofing', number: 'A-1', payee: 'Lumber Co', amount: '$300.00' }),
      fill(paymentSheet.invoiceAdded, { line: 'Roofing', number: 'A-2', payee: 'Lumber Co', amount: '$300.00' }),
    ]);
    expect(dialog.getByText('The roof is on.')).toBeTruthy();
    expect(dialog.getByText('house.jpg')).toBeTruthy();
    expect(dialog.getByText('invoice.pdf')).toBeTruthy();
    expect(dialog.getByText(/Invoice A-7 of Lumber Co/)).toBeTruthy();
    // Approved, paid or not, and what may still be asked for: not what is left to be paid.
    expect(dialog.getByRole('listitem', { name: 'Roofing' }).textContent).toContain(
      'budget $1,000.00 · previous $300.00 · pending $300.00 · remaining $400.00',
    );
  });

  it.each(['nothing billed this period', 'normal period', 'nothing billed after it'])(
    'show the certificate of a published application to the cent: %s',
    async (name) => {
      const { input, expected } = publishedExample(name);
      const [contract, built, previous] = ['contract', 'completed to date', 'previous certificates'].map((figure) =>
        dollars(input[figure] ?? 0),
      );
      const line = scheduleLine({
        original: contract ?? 0,
        changes: 0,
        fromPrevious: 0,
        thisPeriod: built ?? 0,
        stored: 0,
      });
      const held = lineRetainage(line, { completedPercent: input['retainage'] ?? 0, storedPercent: 0 });
      const { retainage, ...sheet } = certificate([line], [held], previous ?? 0);
      const parts = { retainage: retainage.left, retainageOfWork: retainage.completed, retainageOfStored: 0 };
      const { dialog } = await review({
        answers: {
          [`GET /api/admin/drawrequest/schedule/${draw.id}`]: () => ({
            ...schedule,
            certificate: { ...sheet, ...parts },
          }),
        },
      });
      for (const panel of document.querySelectorAll('details')) panel.setAttribute('open', '');
      const shown = async (label: string) => (await dialog.findByText(label)).nextElementSibling?.textContent;
      const amount = (cents: number | undefined) => formatCents(cents ?? 0);
      expect(await shown('1. Original contract sum')).toBe(amount(contract));
      expect(await shown('4. Total completed and stored to date')).toBe(amount(built));
      expect(await shown('7. Less previous certificates')).toBe(amount(previous));
      const lines: Record<string, string> = {
        retainage: '5. Retainage',
        'earned less retainage': '6. Total earned less retainage',
        'current payment due': '8. Current payment due',
      };
      for (const [what, figure] of Object.entries(expected))
        expect([what, await shown(lines[what] ?? '')]).toEqual([what, amount(dollars(figure))]);
    },
  );

  it('say so where a draw is older than its sheet', async () => {
    const { dialog } = await review({ sheet: false });
    for (const panel of document.querySelectorAll('details')) panel.setAttribute('open', '');
    expect((await dialog.findAllByText(paymentSheet.noSheet)).length).toBe(2);
  });

  it('are approved for less with a reason, a line and the whole', async () => {
    const { user, dialog, body } = await review();
    await user.click(dialog.getByRole('button', { name: `${drawDesk.lowerAmount}: Roofing` }));
    const ask = () => within(screen.getByRole('dialog', { name: new RegExp(drawDesk.lowerAmount) }));
    expect(ask().getByText(new RegExp(fill(drawDesk.lowerAmountHint, { amount: '\\$300.00' })))).toBeTruthy();
    await user.type(ask().getByRole('textbox', { name: 'Approved amount' }), '300.01');
    // Escape means this dialog alone: nothing is decided yet, so that the review behind it would close.
    await escape(new RegExp(drawDesk.lowerAmount));
    await keepEditing(user);
    await user.click(ask().getByRole('button', { name: drawDesk.lowerAmount }));
    expect(ask().getByText(fill(drawRules.approveAtMost, { amount: '$300.00' }))).toBeTruthy();
    expect(ask().getByText(drawRules.lowerNeedsReason)).toBeTruthy();
    await user.clear(ask().getByRole('textbox', { name: 'Approved amount' }));
    await user.type(ask().getByRole('textbox', { name: 'Approved amount' }), '200');
    await user.type(ask().getByRole('textbox', { name: drawDesk.lowerReason }), 'Half is on');
    await user.click(ask().getByRole('button', { name: drawDesk.lowerAmount }));
    expect(
      dialog.getByText(`${fill(drawDesk.approvedOf, { approved: '$200.00', amount: '$300.00' })}: Half is on`),
    ).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: `${drawDesk.lowerAmount} of the entire draw` }));
    expect(ask().getByText(new RegExp(drawDesk.lowerAmountOfDraw))).toBeTruthy();
    await user.type(ask().getByRole('textbox', { name: 'Approved amount' }), '500');
    await user.type(ask().getByRole('textbox', { name: drawDesk.lowerReason }), 'Not all is done');
    await user.click(ask().getByRole('button', { name: drawDesk.lowerAmount }));
    await user.click(dialog.getByRole('button', { name: admin.submitDecision }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const lower = { statusId: 3, approvedAmount: 25_000, reductionReason: 'Not all is done' };
    expect(body('/save')).toEqual({
      id: draw.id,
      version: 5,
      lineItems: [
        { id: idOf(20), ...lower },
        { id: idOf(21), ...lower },
      ],
    });
  });

  it('are decided on what was looked at: another decision meanwhile is told, and the draft stays', async () => {
    const { user, dialog, said } = await review({ failing: true });
    const submit = dialog.getByRole('button', { name: admin.submitDecision });
    expect(submit.title).toBe(drawDesk.nothingDecided);
    await user.click(submit);
    expect(JSON.stringify(said)).not.toContain(admin.errorProcessingDrawDecision);
    await user.click(dialog.getByRole('button', { name: 'Accept: Roofing' }));
    await user.click(submit);
    const told = await dialog.findByText(new RegExp(admin.errorProcessingDrawDecision));
    expect(told.closest('[role="alert"]')).not.toBeNull();
    expect(dialog.getByText(/not submitted yet/)).toBeTruthy();
  });

  it('are sent back with what has to be changed', async () => {
    const { user, dialog, body, said } = await review();
    await user.click(dialog.getByRole('button', { name: drawDesk.sendBack }));
    const question = within(screen.getByRole('dialog', { name: drawDesk.sendBack }));
    expect(question.getByText(drawDesk.sendBackLead)).toBeTruthy();
    await user.click(question.getByRole('button', { name: drawDesk.sendBack }));
    expect(question.getByText(drawRules.sentBackNeedsReason)).toBeTruthy();
    fireEvent.change(question.getByRole('textbox', { name: drawDesk.sendBackReason }), {
      target: { value: 'The invoice is missing' },
    });
    await user.click(question.getByRole('button', { name: drawDesk.sendBack }));
    await waitFor(() => expect(JSON.stringify(said)).toContain(drawDesk.drawSentBack));
    expect(body('/send-back')).toEqual({ id: draw.id, version: 5, reason: 'The invoice is missing' });
  });

  const proposal: DrawProposal = {
    proposedBy: idOf(7),
    proposedAt: at,
    approvedAmount: 50_000,
    limit: 40_000,
    lineItems: [
      { id: idOf(20), statusId: 3, approvedAmount: 20_000, reductionReason: 'Half is on', rejectReason: null },
      { id: idOf(21), statusId: 4, approvedAmount: null, reductionReason: null, rejectReason: 'No invoice' },
    ],
  };

  it('above the limit wait for somebody else, who sees what is proposed, and agrees or declines', async () => {
    const { dialog, user, body, said } = await review({ proposal });
    expect(await dialog.findByText(fill(drawDesk.proposed, { limit: '$400.00' }))).toBeTruthy();
    const who = { name: 'Maria Alvarez', date: displayInstant(at), amount: '$500.00' };
    expect(await dialog.findByText(fill(drawDesk.proposedWhat, who))).toBeTruthy();
    const lines = within(dialog.getByRole('list', { name: 'Proposed lines' })).getAllByRole('listitem');
    expect(lines.map((each) => each.textContent)).toEqual([
      `Roofing: ${fill(drawDesk.approvedOf, { approved: '$200.00', amount: '$300.00' })}. Half is on`,
      'HVAC: Rejected. No invoice',
    ]);
    await user.click(dialog.getByRole('button', { name: drawDesk.confirmProposal }));
    await waitFor(() => expect(body('/confirm')).toEqual({ id: draw.id, version: 5 }));
    await waitFor(() => expect(JSON.stringify(said)).toContain(admin.drawDecisionProcessed));
  });

  it('are not agreed to by whoever proposed them, who can decline', async () => {
    const own = { ...proposal, proposedBy: administrator.id };
    const { dialog, user, body, said } = await review({ proposal: own, path: `/draws?draw=${draw.id}` });
    expect(await dialog.findByText(new RegExp(drawDesk.ownProposalHint))).toBeTruthy();
    expect(dialog.queryByRole('button', { name: drawDesk.confirmProposal })).toBeNull();
    await user.click(dialog.getByRole('button', { name: drawDesk.declineProposal }));
    await waitFor(() => expect(body('/decline')).toEqual({ id: draw.id, version: 5 }));
    await waitFor(() => expect(JSON.stringify(said)).toContain(drawDesk.proposalDeclined));
  });

  it('say so where a decision became a proposal', async () => {
    const { dialog, user, said } = await review({ proposal });
    await user.click(dialog.getByRole('button', { name: 'Accept: Roofing' }));
    await user.click(dialog.getByRole('button', { name: admin.submitDecision }));
    await waitFor(() => expect(JSON.stringify(said)).toContain(fill(drawDesk.proposed, { limit: '$400.00' })));
    expect(JSON.stringify(said)).not.toContain(admin.drawDecisionProcessed);
  });

  it('are gone through and decided by the keyboard, not while somebody types', async () => {
    const { dialog, user, body } = await review();
    expect(dialog.getByText(drawDesk.lineKeys)).toBeTruthy();
    const [roofing, hvac] = ['Roofing', 'HVAC'].map((name) => dialog.getByRole('listitem', { name }));
    roofing?.focus();
    await user.keyboard('a{ArrowDown}');
    expect(document.activeElement).toBe(hvac);
    await user.keyboard('r');
    const question = within(screen.getByRole('dialog', { name: 'Reject HVAC' }));
    await user.type(question.getByRole('textbox'), 'a hard rain, no invoice');
    await user.click(question.getByRole('button', { name: admin.acceptReasonAndReject }));
    roofing?.focus();
    await user.keyboard('{Control>}z{/Control}{ArrowUp}x');
    expect(document.activeElement).toBe(roofing);
    // What is gathered is not lost by one key.
    await escape(admin.reviewDrawRequest);
    await keepEditing(user);
    await user.click(dialog.getByRole('button', { name: admin.submitDecision }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(body('/save')).toEqual({
      id: draw.id,
      version: 5,
      lineItems: [
        { id: idOf(20), statusId: 3 },
        { id: idOf(21), statusId: 4, rejectReason: 'a hard rain, no invoice' },
      ],
    });
  });

  it('that somebody else decided meanwhile say so, and keep what was chosen for lines that are still open', async () => {
    const { dialog, user, calls, change } = await review({ failing: true });
    await user.click(dialog.getByRole('button', { name: 'Accept: Roofing' }));
    await user.click(dialog.getByRole('button', { name: 'Hold For Inspection: HVAC' }));
    const [roofing, hvac] = draw.lineItems;
    change({ ...draw, version: 6, lineItems: [{ ...(roofing as DrawLine), statusId: 4 }, hvac as DrawLine] });
    await user.click(dialog.getByRole('button', { name: admin.submitDecision }));
    expect(await dialog.findByText(drawDesk.changedMeanwhile)).toBeTruthy();
    const moved = within(dialog.getByRole('list', { name: 'Decided meanwhile' })).getAllByRole('listitem');
    expect(moved.map((each) => each.textContent)).toEqual([
      fill(drawDesk.nowStands, { line: 'Roofing', status: 'Rejected' }),
    ]);
    await user.click(dialog.getByRole('button', { name: admin.submitDecision }));
    await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/save'))).toHaveLength(2));
    expect(calls.filter(({ path }) => path.endsWith('/save')).at(-1)?.body).toEqual({
      id: draw.id,
      version: 6,
      lineItems: [{ id: idOf(21), statusId: 2 }],
    });
  });

  it('are looked for by project, owner and age, in an order, and more of them on request', async () => {
    const { user, dialog, calls } = await review();
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: drawDesk.moreDraws }));
    expect((await screen.findAllByText('Oak Street House')).length).toBeGreaterThan(0);
    expect(screen.getAllByText(drawDesk.awaitsSecond).length).toBeGreaterThan(0);
    expect(screen.getByText(drawDesk.projectFilterHint)).toBeTruthy();
    const options = (label: string) =>
      [...screen.getByLabelText(label).querySelectorAll('option')].map((option) => option.textContent);
    expect(options(drawDesk.ownerFilter)).toEqual([drawDesk.anyOwner, 'Paul Ortiz']);
    expect(options(drawDesk.ageFilter).slice(0, 2)).toEqual([drawDesk.anyAge, fill(drawDesk.olderThan, { days: 3 })]);
    expect(options(drawDesk.orderFilter)).toEqual([drawDesk.oldestFirst, drawDesk.newestFirst]);
    await user.selectOptions(screen.getByLabelText(drawDesk.ownerFilter), 'Paul Ortiz');
    await user.selectOptions(screen.getByLabelText(drawDesk.ageFilter), '7');
    await user.selectOptions(screen.getByLabelText(drawDesk.orderFilter), 'newest');
    await user.type(screen.getByLabelText(drawDesk.projectFilter), 'oak');
    const last = () => calls.filter(({ path }) => path.endsWith('/search')).at(-1);
    const companies = [idOf(3), ...Array.from({ length: 150 }, (_none, at) => idOf(2000 + at))];
    await waitFor(() =>
      expect(last()?.body).toEqual({ selection: 'pending', q: 'oak', days: 7, order: 'newest', limit: 25, companies }),
    );
  });
});

describe('notes on a draw', () => {
  const notes = `/api/admin/drawrequest/${draw.id}/notes`;
  const note = (audience: 'internal' | 'borrower', text: string) => ({
    id: idOf(60),
    audience,
    note: text,
    writtenBy: idOf(7),
    writtenAt: at,
  });
  const open = async (dialog: Awaited<ReturnType<typeof review>>['dialog']) => {
    const title = await dialog.findByText(/^Notes \(/);
    title.closest('details')?.setAttribute('open', '');
    return title;
  };

  it('are for the lender alone unless something else is chosen, are sent once, and what is typed outlives the review', async () => {
    const { user, dialog, calls, said } = await review({
      answers: { [`POST ${notes}`]: ({ body }) => [{ ...note('internal', ''), ...(body as object) }] },
    });
    await open(dialog);
    expect(await dialog.findByText(drawDesk.noNotes)).toBeTruthy();
    expect(dialog.getByText(drawDesk.noteInternalHint)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: drawDesk.writeNote }));
    expect(dialog.getByText(drawRules.noteNeedsWords)).toBeTruthy();
    await user.type(dialog.getByLabelText('New note'), 'The invoice looks odd.');
    await user.keyboard('{Escape}');
    const [view] = await screen.findAllByRole('button', { name: 'View draw request of Harvard Street House' });
    await user.click(view as HTMLElement);
    const again = within(await screen.findByRole('dialog', { name: admin.reviewDrawRequest }));
    await open(again);
    expect(again.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('The invoice looks odd.');
    await user.dblClick(again.getByRole('button', { name: drawDesk.writeNote }));
    await waitFor(() => expect(JSON.stringify(said)).toContain(drawDesk.noteKept));
    const sent = calls.filter(({ method, path }) => method === 'POST' && path === notes);
    expect(sent.map(({ body }) => body)).toEqual([{ audience: 'internal', note: 'The invoice looks odd.' }]);
    expect(await again.findByText(fill(drawDesk.notesTitle, { n: 1 }))).toBeTruthy();
    expect(again.getByRole('list', { name: drawDesk.notes }).textContent).toContain('For the lender alone');
    expect(again.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('');
  });

  it('go to the borrower where that is chosen; a refusal loses nothing', async () => {
    let away = true;
    const { user, dialog, said, calls } = await review({
      answers: {
        [`POST ${notes}`]: ({ body }) =>
          away
            ? Response.json({ status: 422, code: 'rule.violated', detail: drawRules.notesFull }, { status: 422 })
            : [{ ...note('borrower', ''), ...(body as object) }],
      },
    });
    await open(dialog);
    await user.selectOptions(dialog.getByLabelText('To whom'), 'To the borrower');
    expect(dialog.getByText(drawDesk.noteToBorrowerHint)).toBeTruthy();
    await user.type(dialog.getByLabelText('New note'), 'Please send the invoice again.');
    await user.click(dialog.getByRole('button', { name: drawDesk.writeNote }));
    expect((await dialog.findByText(drawRules.notesFull)).closest('[role="alert"]')).not.toBeNull();
    expect(dialog.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('Please send the invoice again.');
    away = false;
    await user.click(dialog.getByRole('button', { name: drawDesk.writeNote }));
    await waitFor(() => expect(JSON.stringify(said)).toContain(drawDesk.noteSent));
    expect(calls.filter(({ path }) => path === notes).at(-1)?.body).toMatchObject({ audience: 'borrower' });
  });
});

describe('what inspections found of the lines of a draw', () => {
  const found = (at: number, name: string, percentComplete: number | null, percentFunded: number) => ({
    additionalBudgetItemId: idOf(at),
    name,
    percentComplete,
    percentFunded,
    inspectionId: null,
  });

  it('stands beside what is funded, of the lines that the draw asks for alone', async () => {
    const own = draw.lineItems.map((line) => Number(line.additionalBudgetItemId.slice(-12)));
    const { dialog } = await review({
      answers: {
        [`GET /api/admin/inspections/loan/${draw.applicationId}`]: () => ({
          lines: [
            found(own[0] ?? 0, 'Roofing', 40, 55.5),
            found(own[1] ?? 0, 'HVAC', null, 0),
            found(999, 'Flooring', 100, 20),
          ],
          inspections: [],
        }),
      },
    });
    const list = await dialog.findByRole('list', { name: inspections.progressTitle });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Roofing: 40.00% complete · 55.50% funded', `HVAC: ${inspections.notInspected} · 0.00% funded`]);
  });
});

describe('views of the queue', () => {
  const views = '/api/admin/application/views';
  const view = { id: idOf(80), name: 'Oak, two weeks', query: 'status=hold&q=oak&days=14', isDefault: false };

  it('are kept under a name, chosen again with all that they ask for, and are those of the draws', async () => {
    let stored = [view];
    const { user, dialog, calls } = await review({
      answers: {
        [`GET ${views}`]: () => stored,
        [`PUT ${views}`]: ({ body }) => (stored = [view, { ...(body as typeof view), id: idOf(81) }]),
      },
    });
    expect(calls.find(({ path }) => path === views)?.query.get('list')).toBe('draws');
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await user.selectOptions(screen.getByLabelText(pipeline.views), view.name);
    expect(new URLSearchParams(location.search).toString()).toBe(view.query);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(drawDesk.projectFilter).value).toBe('oak'));
    expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('hold');
    await user.selectOptions(screen.getByLabelText(drawDesk.ageFilter), '30');
    await user.click(screen.getByRole('button', { name: pipeline.saveView }));
    const saving = within(screen.getByRole('dialog', { name: pipeline.saveViewTitle }));
    await user.type(saving.getByLabelText(/^Name of the view/), 'A month');
    await user.click(saving.getByRole('button', { name: pipeline.saveView }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: pipeline.saveViewTitle })).toBeNull());
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      list: 'draws',
      name: 'A month',
      query: 'status=hold&q=oak&days=30',
      isDefault: false,
    });
    await user.selectOptions(screen.getByLabelText(pipeline.views), drawDesk.allDraws);
    expect(location.search).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>(drawDesk.projectFilter).value).toBe('');
  });
});
