import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawRules, fill } from '@groundwork/domain-messages';
import { admin, drawDesk } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import type { DrawLine, DrawProposal, DrawRequest, DrawSchedule } from '../../data/api.js';
import adminArea from '../../export-app.js';
import { administrator } from '../../testing/administrator.js';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

const at = '2026-03-07T20:30:00.000Z';
const nobody = { rejectReason: null, rejectedBy: null, rejectDate: null, acceptedBy: null, acceptDate: null };
const line = (number: number, name: string, more: Partial<DrawLine> = {}): DrawLine => ({
  id: idOf(number),
  additionalBudgetItemId: idOf(number + 100),
  additionalBudgetItem: {
    id: idOf(number + 100),
    name,
    section: 'Site Work',
    propertyId: idOf(10),
    budgetAmount: 100_000,
    amountFundedToDate: 20_000,
  },
  requestedAmount: 30_000,
  approvedAmount: null,
  retainageWithheld: null,
  fundingId: null,
  reductionReason: null,
  materialsStored: null,
  invoices: [],
  statusId: 1,
  supportingDocuments: [],
  ...nobody,
  ...more,
});
const draw: DrawRequest = {
  id: idOf(1),
  applicationId: idOf(2),
  applicationName: 'Harvard Street House',
  kind: 'work',
  fundingState: 'none',
  fundings: [],
  projectNumber: null,
  companyId: idOf(3),
  userId: idOf(7),
  statusId: 1,
  stage: 'submitted',
  round: 2,
  place: 1,
  note: 'The roof is on.',
  supportingDocuments: [{ fileUploadId: idOf(50), userFileName: 'house.jpg' }],
  requestedAmount: 60_000,
  certifySignatureDate: at,
  createdAt: at,
  version: 5,
  ...nobody,
  lineItems: [
    line(20, 'Roofing', {
      invoices: [{ payee: 'Lumber Co', number: 'A-7', amount: 30_000 }],
      supportingDocuments: [{ fileUploadId: idOf(51), userFileName: 'invoice.pdf' }],
      materialsStored: 4_000,
    }),
    line(21, 'HVAC'),
  ],
};
const amounts = {
  original: 90_000,
  changes: 10_000,
  scheduledValue: 100_000,
  fromPrevious: 20_000,
  thisPeriod: 26_000,
  stored: 4_000,
  completedAndStored: 50_000,
  percent: 50,
  balanceToFinish: 50_000,
  retainage: 0,
};
const schedule: DrawSchedule = {
  lines: [
    { additionalBudgetItemId: idOf(120), propertyId: idOf(10), name: 'Roofing', section: 'Site Work', ...amounts },
  ],
  totals: amounts,
  certificate: {
    originalSum: 100_000,
    changeOrders: 0,
    sumToDate: 100_000,
    completedAndStored: 50_000,
    retainage: 0,
    earnedLessRetainage: 50_000,
    previousCertificates: 20_000,
    currentPaymentDue: 30_000,
    balanceToFinish: 50_000,
  },
};
const round = (number: number) => ({
  round: number,
  userId: idOf(7),
  submittedAt: at,
  requestedAmount: 60_000 + number,
  endedAs: number === 1 ? ('sent_back' as const) : null,
  endedReason: number === 1 ? 'The invoice is missing' : null,
  endedBy: null,
  endedAt: null,
  lineItems: [],
});

/** The draw as the queue has it. */
const row = (number: number) => ({
  id: idOf(number),
  applicationId: idOf(2),
  applicationName: number === 1 ? 'Harvard Street House' : 'Oak Street House',
  projectNumber: null,
  companyId: idOf(3),
  userId: idOf(7),
  kind: 'work',
  requestedAmount: 60_000,
  createdAt: at,
  proposed: number === 2,
  lines: [{ id: 1, status: 'Pending', count: 2 }],
});

async function review({ sheet = true, failing = false, proposal = null as DrawProposal | null, path = '/draws' } = {}) {
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
      'GET /api/admin/application/all': () => [],
      'GET /api/admin/drawrequest/selections': () =>
        ['pending', 'hold', 'approved', 'rejected', 'decided'].map((selection, count) => ({ selection, count })),
      'GET /api/admin/admin/getAdmins': () => [{ userId: idOf(8), firstName: 'Paul', lastName: 'Ortiz' }],
      'GET /api/admin/admin/companyAdmins': () => [
        { id: idOf(90), companyId: idOf(3), userId: idOf(8), isPoint: true, user: null },
        { id: idOf(91), companyId: idOf(4), userId: idOf(9), isPoint: true, user: null },
      ],
      'GET /api/admin/drawrequest/search': ({ query }) => ({
        items: query.get('selection') === 'pending' ? [row(query.get('cursor') ? 2 : 1)] : [],
        nextCursor: query.get('selection') === 'pending' && !query.get('cursor') ? draw.id : null,
      }),
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
      `${drawDesk.decided} (4)`,
    ]);
    await user.selectOptions(select, 'decided');
    expect(await screen.findByText(admin.noDrawRequests)).toBeTruthy();
  });

  it('show what was signed, the budget around it, and what supports each line', async () => {
    const { dialog } = await review();
    for (const panel of document.querySelectorAll('details')) panel.setAttribute('open', '');
    expect(await dialog.findByAltText(drawDesk.signatureOf)).toBeTruthy();
    expect(dialog.getByText(fill(drawDesk.signedAt, { date: displayInstant(at) }))).toBeTruthy();
    expect(
      dialog.getByText(new RegExp(fill(drawDesk.roundOf, { round: 1, amount: '\\$600.01', date: '' }))).textContent,
    ).toContain('The invoice is missing');
    expect(await dialog.findByText('8. Current payment due')).toBeTruthy();
    expect(dialog.getByText(drawDesk.certificateTitle)).toBeTruthy();
    expect(dialog.getByRole('table', { name: drawDesk.sheetTitle })).toBeTruthy();
    expect(dialog.getByText('The roof is on.')).toBeTruthy();
    expect(dialog.getByText('house.jpg')).toBeTruthy();
    expect(dialog.getByText('invoice.pdf')).toBeTruthy();
    expect(dialog.getByText(/Invoice A-7 of Lumber Co/)).toBeTruthy();
  });

  it('say so where a draw is older than its sheet', async () => {
    const { dialog } = await review({ sheet: false });
    for (const panel of document.querySelectorAll('details')) panel.setAttribute('open', '');
    expect((await dialog.findAllByText(drawDesk.noSheet)).length).toBe(2);
  });

  it('are approved for less with a reason, a line and the whole', async () => {
    const { user, dialog, body } = await review();
    await user.click(dialog.getByRole('button', { name: `${drawDesk.lowerAmount}: Roofing` }));
    const ask = () => within(screen.getByRole('dialog', { name: new RegExp(drawDesk.lowerAmount) }));
    expect(ask().getByText(new RegExp(fill(drawDesk.lowerAmountHint, { amount: '\\$300.00' })))).toBeTruthy();
    await user.type(ask().getByRole('textbox', { name: 'Approved amount' }), '300.01');
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
    await waitFor(() => expect(JSON.stringify(said)).toContain(admin.errorProcessingDrawDecision));
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
    const last = () => calls.filter(({ path }) => path.endsWith('/search')).at(-1)?.query;
    await waitFor(() => expect(last()?.get('q')).toBe('oak'));
    expect([last()?.get('companies'), last()?.get('days'), last()?.get('order')]).toEqual([idOf(3), '7', 'newest']);
  });
});
