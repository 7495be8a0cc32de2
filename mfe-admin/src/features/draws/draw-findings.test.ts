import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawRuleLabels } from '@groundwork/domain-draws';
import { automaticRules, fill } from '@groundwork/domain-messages';
import { admin, drawRulesPage as words } from '@groundwork/domain-messages-admin';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import type { DrawFindings, DrawRequest } from '../../data/api.js';
import adminArea from '../../export-app.js';
import { administrator } from '../../testing/administrator.js';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

const at = '2026-03-07T20:30:00.000Z';
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
  round: 1,
  place: 1,
  note: null,
  supportingDocuments: [],
  requestedAmount: 30_000,
  certifySignatureDate: at,
  createdAt: at,
  version: 5,
  rejectReason: null,
  rejectedBy: null,
  rejectDate: null,
  acceptedBy: null,
  acceptDate: null,
  lineItems: [],
};
/** The draw as the queue has it. */
const inQueue = {
  id: draw.id,
  applicationId: draw.applicationId,
  applicationName: draw.applicationName,
  projectNumber: null,
  companyId: draw.companyId,
  userId: draw.userId,
  kind: draw.kind,
  requestedAmount: draw.requestedAmount,
  createdAt: at,
  proposed: false,
  lines: [{ id: 1, status: 'Pending', count: 1 }],
};
const missing = fill(automaticRules.missingInvoice, { line: 'Roofing', amount: '$300.00' });
const ended = fill(automaticRules.paperExpired, { paper: 'The insurance', date: '2026-03-01' });
const findings: DrawFindings = {
  drawRequestId: draw.id,
  findings: [
    { rule: 'missingInvoice', additionalBudgetItemId: idOf(9), sentence: missing, isBarring: true, override: null },
    {
      rule: 'expiredPapers',
      additionalBudgetItemId: null,
      sentence: ended,
      isBarring: true,
      override: { reason: 'Renewed by mail', userId: idOf(7), overriddenAt: at },
    },
    { rule: 'paidTwice', additionalBudgetItemId: null, sentence: 'Twice', isBarring: false, override: null },
  ],
  runs: [
    { round: 1, cause: 'budgetChanged', ranAt: at, sentences: [] },
    { round: 1, cause: 'drawSubmitted', ranAt: at, sentences: [missing] },
  ],
  papers: [{ paper: 'insurance', expiresOn: '2026-03-01', userId: null, writtenAt: at }],
};

async function review(answers: Record<string, () => unknown> = {}) {
  const mounted = await mountedArea({
    area: adminArea,
    user: administrator,
    path: '/draws',
    answers: {
      'GET /api/admin/drawrequest/selections': () => [{ selection: 'pending', count: 1 }],
      'GET /api/admin/admin/getAdmins': () => [],
      'GET /api/admin/admin/companyAdmins': () => [],
      'GET /api/admin/drawrequest/search': () => ({ items: [inQueue], nextCursor: null, stoppedAfter: null }),
      [`GET /api/admin/drawrequest/${draw.id}`]: () => draw,
      [`GET /api/admin/drawrequest/rules/${draw.id}`]: () => findings,
      ...answers,
    },
  });
  end = mounted.end;
  const user = userEvent.setup();
  const [view] = await screen.findAllByRole('button', { name: 'View draw request of Harvard Street House' });
  await user.click(view as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: admin.reviewDrawRequest });
  const section = within(await within(dialog).findByRole('region', { name: words.findings }));
  const sent = () => mounted.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { ...mounted, user, section, sent };
}

describe('what the rules found', () => {
  it('is shown with where and why, what was overridden, and what was found before', async () => {
    const { section } = await review();
    const list = within(await section.findByRole('list', { name: words.findings }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${drawRuleLabels.missingInvoice}${words.blocks}${missing}${words.override}`,
      `${drawRuleLabels.expiredPapers}${words.overridden}${ended}${fill(words.overriddenBecause, { date: '03/07/2026 04:30 PM', reason: 'Renewed by mail' })}`,
      `${drawRuleLabels.paidTwice}${words.warns}Twice`,
    ]);
    expect(section.getByText(words.history)).toBeTruthy();
    for (const cause of ['budgetChanged', 'drawSubmitted'] as const)
      expect(
        section.getByText(fill(words.runOf, { cause: words.causes[cause], date: '03/07/2026 04:30 PM' })),
      ).toBeTruthy();
    expect(section.getAllByText(words.nothingFound)).toHaveLength(1);
  });

  it('is overridden with a reason, once; what has changed since is said and the reason stays', async () => {
    let refused = false;
    const { user, section, sent, said } = await review({
      'PUT /api/admin/drawrequest/rules/override': () => {
        if (refused) return findings;
        refused = true;
        const detail = automaticRules.findingChanged;
        return Response.json({ status: 409, code: 'state.version_conflict', detail }, { status: 409 });
      },
    });
    await user.click(await section.findByRole('button', { name: `${words.override}: ${missing}` }));
    const name = `${words.override}: ${drawRuleLabels.missingInvoice}`;
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(dialog.getByText(`${missing} ${words.overrideLead}`)).toBeTruthy();
    const press = () => user.click(dialog.getByRole('button', { name: words.override }));
    await press();
    expect(await dialog.findByText(automaticRules.overrideNeedsReason)).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: words.overrideReason }), 'Seen on site');
    await press();
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: words.overrideReason })).toHaveProperty('value', 'Seen on site');
    await press();
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'success', text: words.overrideDone }]));
    const body = { drawRequestId: draw.id, rule: 'missingInvoice', sentence: missing, reason: 'Seen on site' };
    expect(sent()).toEqual([body, body]);
  });

  it('follows the day on which a paper ends, which is written down', async () => {
    const { user, section, sent, said } = await review({ 'PUT /api/admin/drawrequest/papers': () => [] });
    await user.click(await section.findByText(words.papers));
    expect(section.getByText(words.papersHint)).toBeTruthy();
    const insurance = section.getByLabelText('The insurance ends on');
    expect(insurance).toHaveProperty('value', '2026-03-01');
    await user.clear(insurance);
    await user.type(insurance, '2027-03-01');
    await user.click(section.getByRole('button', { name: fill(words.savePaper, { paper: 'the insurance' }) }));
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'success', text: words.paperSaved }]));
    expect(sent()).toEqual([{ applicationId: draw.applicationId, paper: 'insurance', expiresOn: '2027-03-01' }]);
  });

  it('that cannot be read says so, and the decision goes on', async () => {
    const { section } = await review({
      [`GET /api/admin/drawrequest/rules/${draw.id}`]: () => Response.json({ status: 503 }, { status: 503 }),
    });
    expect(await section.findByText(words.findingsFailed)).toBeTruthy();
    expect(screen.getByRole('button', { name: admin.submitDecision })).toBeTruthy();
  });
});
