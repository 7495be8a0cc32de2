import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, inspectionRules } from '@groundwork/domain-messages';
import { inspectionDesk } from '@groundwork/domain-messages-admin';
import { inspectionReport, inspections, screens } from '@groundwork/domain-messages-screens';
import { addDays, displayInstant, formatMonthDayYear, systemClock, today } from '@groundwork/domain-time';
import { keptStore, keyOf } from '@groundwork/web-lending/inspection-report';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import type { Inspection, LoanInspections } from '../../data/api.js';
import adminArea from '../../export-app.js';
import { administrator } from '../../testing/administrator.js';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  await end();
  for (const { key } of await keptStore().reports(administrator.id)) await keptStore().remove(key);
});

const at = '2026-03-07T20:30:00.000Z';
const day = (ahead: number) => addDays(today(systemClock), ahead);
const [soon, later] = [day(3), day(10)];
const [id, applicationId, roof, doors] = [idOf(1), idOf(2), idOf(3), idOf(4)];
const line = (
  additionalBudgetItemId: string,
  name: string,
  percentComplete: number | null,
  percentFunded: number,
): LoanInspections['lines'][number] => ({
  additionalBudgetItemId,
  propertyId: idOf(10),
  name,
  section: 'Exterior Structure',
  budgetAmount: 100_000,
  percentFunded,
  percentComplete,
  inspectionId: null,
  inspectedAt: null,
});
const inspection = (more: Partial<Inspection> = {}): Inspection => ({
  id,
  applicationId,
  applicationName: 'Harvard Street House',
  projectNumber: 7,
  drawRequestId: null,
  status: 'requested',
  origin: 'hold',
  version: 3,
  note: null,
  heldLines: [roof],
  scheduledFor: null,
  inspectorId: null,
  inspectorName: null,
  inspectorEmail: null,
  requestedBy: idOf(7),
  requestedAt: at,
  reason: null,
  reports: [],
  history: [],
  link: null,
  ...more,
});
const loan = (more: Partial<LoanInspections> = {}): LoanInspections => ({
  applicationId,
  capsDraws: false,
  settingVersion: 2,
  lines: [line(roof, 'Roofing', 40, 55), line(doors, 'Doors', null, 0)],
  inspections: [inspection()],
  ...more,
});
const report = {
  round: 1,
  reportId: idOf(20),
  inspectedAt: at,
  note: 'Dry',
  photos: [],
  lines: [{ additionalBudgetItemId: roof, percentComplete: 62.5, note: 'Shingles on' }],
  reportedBy: idOf(7),
  namedInspector: null,
  reportedAt: at,
};

const mount = async (path: string, answers: Parameters<typeof mountedArea>[0]['answers'] = {}) => {
  const user = userEvent.setup();
  const area = await mountedArea({
    area: adminArea,
    user: administrator,
    path,
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      'GET /api/admin/admin/getAdmins': () => [],
      [`GET /api/admin/users/profileByUid/${idOf(7)}`]: () => ({ firstName: 'Maria', lastName: 'Alvarez' }),
      'GET /api/admin/inspections': () => [inspection()],
      [`GET /api/admin/inspections/${id}`]: () => inspection(),
      [`GET /api/admin/inspections/loan/${applicationId}`]: () => loan(),
      ...answers,
    },
  });
  end = area.end;
  const body = (ending: string) => area.calls.find(({ path: called }) => called.endsWith(ending))?.body;
  const notices = () =>
    area.said.flatMap(([event, what]) => (event === 'notify' ? [(what as { text: string }).text] : []));
  return { user, area, body, notices };
};

/** The page has drawn what it read after a refusal. */
async function isReadAnew({ calls }: Awaited<ReturnType<typeof mountedArea>>): Promise<void> {
  const refused = calls.findLastIndex(({ method }) => method === 'PUT');
  const reads = () => calls.slice(refused).filter(({ path }) => path.endsWith(`/inspections/${id}`));
  await waitFor(() => expect(reads().length).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve, 50));
}

describe('the list', () => {
  it('has what is under way, by status, and says where there is nothing', async () => {
    const { user } = await mount('/inspections', {
      'GET /api/admin/inspections': ({ query }) => (query.get('status') === 'accepted' ? [] : [inspection()]),
    });
    await screen.findByText(inspectionDesk.purpose);
    expect((await screen.findAllByRole('link', { name: 'Harvard Street House' })).length).toBeGreaterThan(0);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'accepted');
    await screen.findByText(inspections.none);
  });

  it('says that it could not be loaded', async () => {
    await mount('/inspections', {
      'GET /api/admin/inspections': () => Response.json({ code: 'internal.error' }, { status: 500 }),
    });
    await screen.findByText(inspections.failed);
  });
});

describe("a named inspector's link", () => {
  const named = {
    status: 'scheduled' as const,
    inspectorName: 'Ann Reed',
    inspectorEmail: 'ann@inspect.example',
  };
  const revoking = async () =>
    within(await screen.findByRole('alertdialog', { name: fill(inspectionDesk.revokeLink, { name: 'Ann Reed' }) }));
  const link = { email: 'ann@inspect.example', sentAt: at, expiresAt: '2026-03-21T20:30:00.000Z' };

  it('is sent, sent again and revoked; what failed is said', async () => {
    let now = inspection(named);
    const { user, body, notices } = await mount(`/inspections/${id}`, {
      [`GET /api/admin/inspections/${id}`]: () => now,
      'PUT /api/admin/inspections/sendLink': () => (now = inspection({ ...named, version: now.version + 1, link })),
      'PUT /api/admin/inspections/revokeLink': () =>
        Response.json({ code: 'state.version_conflict', status: 409 }, { status: 409 }),
    });
    await screen.findByText(fill(inspectionDesk.linkLead, { name: 'Ann Reed' }));
    await user.click(screen.getByRole('button', { name: 'Send Link' }));
    await screen.findByRole('button', { name: 'Send Link Again' });
    expect(body('/sendLink')).toEqual({ id, version: 3 });
    expect(notices()).toEqual([inspectionDesk.linkSent]);
    const said = { email: link.email, date: displayInstant(link.sentAt), expires: displayInstant(link.expiresAt) };
    expect(screen.getByText(fill(inspectionDesk.linkOpen, said))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Revoke Link' }));
    const question = await revoking();
    expect(question.getByText(inspectionDesk.revokeLead)).toBeTruthy();
    expect(body('/revokeLink')).toBeUndefined();
    await user.click(question.getByRole('button', { name: 'Revoke Link' }));
    expect(await question.findByRole('alert')).toBeTruthy();
    expect([body('/revokeLink'), notices().length]).toEqual([{ id, version: 4 }, 1]);
  });

  it('that is revoked is gone; whose report it was is said', async () => {
    let now = inspection({ ...named, status: 'done', link, reports: [{ ...report, namedInspector: 'Ann Reed' }] });
    const { user, notices } = await mount(`/inspections/${id}`, {
      [`GET /api/admin/inspections/${id}`]: () => now,
      'PUT /api/admin/inspections/revokeLink': () => (now = { ...now, version: 4, link: null }),
    });
    await screen.findByText(new RegExp(fill(inspectionDesk.byLink, { name: 'Ann Reed' })));
    expect(screen.queryByRole('button', { name: /Send Link/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Revoke Link' }));
    await user.click((await revoking()).getByRole('button', { name: 'Revoke Link' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Revoke Link' })).toBeNull());
    expect(notices()).toEqual([inspectionDesk.linkRevoked]);
  });
});

describe('an inspection', () => {
  it('is scheduled with an inspector by name and address', async () => {
    const { user, body, notices } = await mount(`/inspections/${id}`, {
      'PUT /api/admin/inspections/schedule': () => inspection({ status: 'scheduled', version: 4 }),
    });
    await screen.findByText(fill(inspections.heldFor, { lines: 'Roofing' }));
    await user.type(screen.getByLabelText(/^Date/), day(-1));
    await user.click(screen.getByRole('button', { name: 'Schedule Inspection' }));
    await screen.findByText(inspectionRules.inspectorNeeded);
    const refused = screen.getByLabelText(/^Date/);
    expect(document.getElementById(refused.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      inspectionRules.dayPassed,
    );
    await user.clear(refused);
    await user.type(refused, soon);
    await waitFor(() => expect(screen.queryByText(inspectionRules.dayPassed)).toBeNull());
    const inspector = screen.getByRole('combobox', { name: /^Inspector/ });
    const values = within(inspector)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    await user.selectOptions(inspector, 'Somebody else');
    await user.type(screen.getByRole('textbox', { name: /^Name of the inspector/ }), 'Ann Reed');
    await user.type(screen.getByRole('textbox', { name: /^Email of the inspector/ }), 'ann@inspect.example');
    await user.click(screen.getByRole('button', { name: 'Schedule Inspection' }));
    await waitFor(() => expect(notices()).toContain(inspectionDesk.scheduled));
    expect(body('/schedule')).toEqual({
      id,
      version: 3,
      scheduledFor: soon,
      inspectorId: null,
      inspectorName: 'Ann Reed',
      inspectorEmail: 'ann@inspect.example',
    });
  });

  it('keeps what is typed of its date over a reload, and shows what somebody else set meanwhile', async () => {
    const theirs = inspection({ status: 'scheduled', version: 4, scheduledFor: later, inspectorId: idOf(9) });
    let tries = 0;
    const answers = {
      // After a refusal the page reads the inspection anew.
      [`GET /api/admin/inspections/${id}`]: () => (tries > 0 ? theirs : inspection()),
      'PUT /api/admin/inspections/schedule': () =>
        (tries += 1) === 1
          ? Response.json({ code: 'state.version_conflict', status: 409, current: theirs }, { status: 409 })
          : { ...theirs, version: 5 },
    };
    const first = await mount(`/inspections/${id}`, answers);
    await first.user.type(await screen.findByLabelText(/^Date/), soon);
    await end();
    const { user, body, area, notices } = await mount(`/inspections/${id}`, answers);
    await user.click(await screen.findByRole('button', { name: screens.restoreDraft }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Date/).value).toBe(soon);
    await user.selectOptions(screen.getByRole('combobox', { name: /^Inspector/ }), 'Somebody else');
    await user.type(screen.getByRole('textbox', { name: /^Name of the inspector/ }), 'Ann Reed');
    await user.type(screen.getByRole('textbox', { name: /^Email of the inspector/ }), 'ann@inspect.example');
    await user.click(screen.getByRole('button', { name: 'Schedule Inspection' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(body('/schedule')).toMatchObject({ version: 3, scheduledFor: soon });
    await isReadAnew(area);
    expect(dialog.getByText(formatMonthDayYear(later))).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: screens.saveChoice }));
    await waitFor(() => expect(notices()).toContain(inspectionDesk.scheduled));
    expect(area.calls.findLast(({ path }) => path.endsWith('/schedule'))?.body).toMatchObject({ version: 4 });
  });

  it('that somebody else moved while its report is returned says so beside what was typed', async () => {
    let now = inspection({ status: 'done', reports: [report] });
    const detail = 'Somebody else accepted it.';
    const { user, area } = await mount(`/inspections/${id}`, {
      [`GET /api/admin/inspections/${id}`]: () => now,
      'PUT /api/admin/inspections/return': () => {
        now = { ...now, status: 'accepted', version: 4 };
        return Response.json({ code: 'state.version_conflict', status: 409, detail }, { status: 409 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Return Report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return Report' }));
    const missing = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^What is missing/ });
    await user.type(missing, 'A photograph');
    await user.click(dialog.getByRole('button', { name: 'Return Report' }));
    expect((await dialog.findByRole('alert')).textContent).toContain(detail);
    await isReadAnew(area);
    expect([missing.isConnected, missing.value]).toEqual([true, 'A photograph']);
    expect(dialog.getByRole('alert').textContent).toContain(detail);
  });

  it('has its report accepted, or returned with what is missing', async () => {
    const done = inspection({ status: 'done', reports: [report] });
    const { user, body, notices } = await mount(`/inspections/${id}`, {
      [`GET /api/admin/inspections/${id}`]: () => done,
      'PUT /api/admin/inspections/accept': () => done,
      'PUT /api/admin/inspections/return': () => done,
    });
    await screen.findByText('62.50%');
    await user.click(screen.getByRole('button', { name: 'Return Report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return Report' }));
    dialog.getByText(inspectionDesk.returnLead);
    await user.type(dialog.getByRole('textbox', { name: /^What is missing/ }), 'A photograph');
    await user.click(dialog.getByRole('button', { name: 'Return Report' }));
    await waitFor(() => expect(notices()).toContain(inspectionDesk.returned));
    expect(body('/return')).toEqual({ id, version: 3, reason: 'A photograph' });
    await user.dblClick(screen.getByRole('button', { name: 'Accept Report' }));
    await waitFor(() => expect(notices()).toContain(inspectionDesk.accepted));
  });
});

describe('the inspections of a loan', () => {
  it('are asked for, and cap the draws where the lender says so', async () => {
    let capsDraws = false;
    const { user, body, notices } = await mount(`/inspections/loan/${applicationId}`, {
      [`GET /api/admin/inspections/loan/${applicationId}`]: () => loan({ capsDraws }),
      'POST /api/admin/inspections': () => inspection(),
      'PUT /api/admin/inspections/caps': () => loan({ capsDraws: (capsDraws = !capsDraws) }),
    });
    await screen.findByText(new RegExp(inspections.progressLead));
    screen.getByRole('region', { name: inspections.progressTitle });
    expect(screen.getAllByText(/ahead/).length).toBeGreaterThan(0);
    expect(screen.getAllByText(inspections.notInspected).length).toBeGreaterThan(0);
    const caps = screen.getByRole('checkbox', { name: 'Cap draws by the percent complete' });
    await user.click(caps);
    await waitFor(() => expect(notices()).toContain(inspectionDesk.capsOn));
    await screen.findByText(new RegExp(inspections.capped));
    await user.click(caps);
    await waitFor(() => expect(notices()).toContain(inspectionDesk.capsOff));
    expect(body('/caps')).toEqual({ applicationId, version: 2, capsDraws: true });
    await user.click(screen.getByRole('button', { name: 'Request Inspection' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request Inspection' }));
    await user.click(dialog.getByRole('button', { name: 'Request Inspection' }));
    await waitFor(() => expect(notices()).toContain(inspections.requested));
  });
});

describe('a report', () => {
  const percentOf = (name: string) =>
    within(screen.getByRole('listitem', { name })).getByRole('textbox', { name: 'Percent complete' });

  it('is kept with every change, waits for the network, and is sent once', async () => {
    let isAway = true;
    let stored = 0;
    const { user } = await mount(`/inspections/${id}/report`, {
      'PUT /api/admin/inspections/report': () => {
        if (isAway) throw new TypeError('Failed to fetch');
        stored += 1;
        return inspection({ status: 'done' });
      },
    });
    await screen.findByRole('listitem', { name: 'Roofing' });
    screen.getByRole('checkbox', { name: inspectionReport.addPlace });
    // Without IndexedDB what is kept is kept for the page.
    expect(screen.getAllByText(inspectionReport.noStorage).length).toBeGreaterThan(0);
    await user.type(percentOf('Roofing'), '30');
    await user.click(screen.getByRole('button', { name: 'Send Report' }));
    await screen.findByText(fill(inspectionRules.lowerPercentNeedsReason, { percent: '40.00%' }));
    await user.type(screen.getByRole('textbox', { name: 'Why it is lower than before' }), 'The storm');
    const written = await keptStore().report(keyOf(administrator.id, id));
    expect(written?.lines).toMatchObject([{ id: roof, percentComplete: 30, reason: 'The storm' }]);
    await user.dblClick(screen.getByRole('button', { name: 'Send Report' }));
    await waitFor(async () =>
      expect(await keptStore().report(keyOf(administrator.id, id))).toMatchObject({ state: 'queued' }),
    );
    isAway = false;
    window.dispatchEvent(new Event('online'));
    await screen.findByText(inspectionReport.sent);
    expect([stored, await keptStore().report(keyOf(administrator.id, id))]).toEqual([1, undefined]);
  });

  it('that was refused says why, and can be changed', async () => {
    const { user } = await mount(`/inspections/${id}/report`, {
      'PUT /api/admin/inspections/report': () =>
        Response.json({ status: 409, code: 'state.illegal_transition', detail: 'Not now' }, { status: 409 }),
    });
    await screen.findByRole('listitem', { name: 'Roofing' });
    await user.type(percentOf('Doors'), '5');
    await user.click(screen.getByRole('button', { name: 'Send Report' }));
    expect((await screen.findAllByText(fill(inspectionReport.notSent, { reason: 'Not now' }))).length).toBeGreaterThan(
      0,
    );
    await waitFor(() => expect(percentOf('Doors')).toHaveProperty('disabled', false));
  });

  it('is not begun where the inspection takes none', async () => {
    await mount(`/inspections/${id}/report`, {
      [`GET /api/admin/inspections/${id}`]: () => inspection({ status: 'accepted' }),
    });
    await screen.findByText(inspectionReport.notReportable);
  });

  it('needs the network once', async () => {
    await mount(`/inspections/${id}/report`, {
      [`GET /api/admin/inspections/${id}`]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await screen.findByText(inspectionReport.notKeptYet);
  });
});
