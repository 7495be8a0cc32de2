import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adverseLetter, adverseReasons, federalAgencies, paperWays } from '@groundwork/domain-applications';
import { fill, shared } from '@groundwork/domain-messages';
import { adverseDesk as words, meanwhile } from '@groundwork/domain-messages-admin';
import { addDays, systemClock, today } from '@groundwork/domain-time';
import { mountedArea } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import type { AdverseNotice, AdverseNoticeDetails } from '../../data/api.js';
import { administrator } from '../../testing/administrator.js';
import { aSubmittedApplication } from '../../testing/an-application.js';

const id = '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9d001';
const at = '2026-03-02T15:00:00.000Z';
const day = (days: number) => addDays(today(systemClock), days);
const aNotice = (more: Partial<AdverseNotice> = {}): AdverseNotice => ({
  id,
  applicationId: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b001',
  projectNumber: 1042,
  name: 'Nicholson Trail House',
  companyId: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b002',
  companyName: 'Maple Homes',
  round: 1,
  version: 1,
  status: 'due',
  decidedBy: administrator.id,
  decidedAt: at,
  completedOn: null,
  dueOn: day(12),
  reasons: [],
  otherReason: null,
  sentBy: null,
  sentAt: null,
  sentOn: null,
  contentHash: null,
  paperHash: null,
  closedAt: null,
  closedWhy: null,
  ...more,
});
const details = (more: Partial<AdverseNoticeDetails> = {}): AdverseNoticeDetails => ({
  ...aNotice(),
  creditorAddress: '1 Main Street, Houston, TX 77002',
  creditorPhone: '7135550142',
  agency: 'ftc',
  letter: null,
  onPaper: [],
  ...more,
});
const written = {
  reasons: ['collateral', 'other'],
  otherReason: 'The site lies in a floodway.',
  creditorAddress: '1 Main Street, Houston, TX 77002',
  creditorPhone: '7135550142',
  agency: 'ftc',
} as const;
const letter = adverseLetter(written, {
  creditorName: 'Groundwork',
  applicant: 'Maple Homes',
  name: 'Nicholson Trail House',
  projectNumber: 1042,
  loanType: 'construction',
  requestedAmount: null,
  decidedOn: '2026-03-02',
  sentOn: '2026-03-09',
}) as NonNullable<AdverseNoticeDetails['letter']>;
const contentHash = 'c'.repeat(64);

let end = async () => {};
afterEach(() => end());

async function open(
  path: string,
  answers: Record<string, (call: { readonly body?: unknown; readonly query: URLSearchParams }) => unknown>,
) {
  const mounted = await mountedArea({ area, user: administrator, path, answers });
  end = mounted.end;
  return { ...mounted, user: userEvent.setup() };
}

describe('the desk of adverse action', () => {
  it('lists what is due as it comes, with how late it is or how long it may take', async () => {
    const names = ['late', 'yesterday', 'today', 'tomorrow', 'later'];
    const days = [-3, -1, 0, 1, 12];
    const items = days.map((each, index) =>
      aNotice({ id: `${id}${index}`, name: names[index] ?? '', dueOn: day(each) }),
    );
    await open('/approval/adverse', { 'GET /api/admin/adverse/all': () => ({ items, nextCursor: null }) });
    const rows = (await screen.findAllByRole('row')).slice(1);
    const states = [
      fill(words.overdue, { n: 3 }),
      words.overdueOne,
      words.dueToday,
      words.leftOne,
      fill(words.left, { n: 12 }),
    ];
    for (const [index, state] of states.entries()) {
      const row = within(rows[index] as HTMLElement);
      expect(row.getByText(state)).toBeTruthy();
      expect(row.getByRole('link', { name: `#1042 ${names[index]}` }).getAttribute('href')).toBe(
        `/approval/adverse/${id}${index}`,
      );
    }
    expect(screen.getByText(words.purpose)).toBeTruthy();
  });

  it.each([
    ['due', words.noneDue],
    ['sent', words.noneSent],
    ['closed', words.noneClosed],
  ])('says that none is %s', async (show, sentence) => {
    await open(`/approval/adverse?show=${show}`, {
      'GET /api/admin/adverse/all': () => ({ items: [], nextCursor: null }),
    });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(Boolean(screen.queryByText(words.noneDueDetail))).toBe(show === 'due');
    const which = within(screen.getByLabelText(words.which));
    expect(which.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      words.due,
      words.sent,
      words.closed,
    ]);
    expect(screen.getByRole('link', { name: words.report }).getAttribute('href')).toBe('/approval/adverse/decisions');
  });

  it('shows the notices of the application that a task leads to', async () => {
    const notice = aNotice({ status: 'closed', closedAt: at, closedWhy: 'resubmitted' });
    await open(`/approval/adverse?application=${notice.applicationId}`, {
      [`GET /api/admin/adverse/application/${notice.applicationId}`]: () => [notice],
    });
    expect(await screen.findAllByText(fill(words.closedOn, { date: '03/02/2026' }))).not.toEqual([]);
    expect(screen.getByRole('link', { name: words.allNotices }).getAttribute('href')).toBe('/approval/adverse');
  });
});

describe('what cannot be read, or is not there', () => {
  it.each([
    ['/approval/adverse', words.failed],
    [`/approval/adverse/${id}`, words.noticeFailed],
    ['/approval/adverse/decisions', words.reportFailed],
  ])('is said at %s', async (path, sentence) => {
    await open(path, {});
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('is said of an application that owes none', async () => {
    const { applicationId } = aNotice();
    await open(`/approval/adverse?application=${applicationId}`, {
      [`GET /api/admin/adverse/application/${applicationId}`]: () => [],
    });
    expect(await screen.findByText(words.noneOfApplication)).toBeTruthy();
  });

  it('is on the next page', async () => {
    const page = (index: number) => ({ items: [aNotice({ id: `${id}${index}` })], nextCursor: index ? null : 'next' });
    const { user } = await open('/approval/adverse', {
      'GET /api/admin/adverse/all': ({ query }) => page(query.get('cursor') ? 1 : 0),
    });
    await user.click(await screen.findByRole('button', { name: words.more }));
    await waitFor(() => expect(screen.queryByRole('button', { name: words.more })).toBeNull());
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });
});

describe('a notice', () => {
  it('is written, its letter read, and sent as it was read', async () => {
    let stored = details();
    const posted: unknown[] = [];
    const { user } = await open(`/approval/adverse/${id}`, {
      [`GET /api/admin/adverse/single/${id}`]: () => stored,
      [`POST /api/admin/adverse/letter/${id}`]: ({ body }) => {
        posted.push(body);
        return { letter, contentHash };
      },
      [`POST /api/admin/adverse/send/${id}`]: ({ body }) => {
        posted.push(body);
        stored = details({ status: 'sent', version: 2, sentAt: at, sentBy: administrator.id, letter, contentHash });
        return stored;
      },
    });
    expect(await screen.findByText(words.clockOfAction)).toBeTruthy();
    expect(screen.getByRole('heading', { name: fill(words.noticeOf, { name: 'Nicholson Trail House' }) })).toBeTruthy();
    for (const text of [words.countsFrom, words.creditor, words.reasonsHint, words.agencyChoose])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('form', { name: words.write })).toBeTruthy();
    expect(screen.getByRole('group', { name: words.reasons })).toBeTruthy();
    const preview = await screen.findByRole('button', { name: words.preview });
    await user.click(preview);
    expect(await screen.findByText(shared.adverseReasonNeeded)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: adverseReasons.collateral }));
    await user.click(screen.getByRole('checkbox', { name: adverseReasons.other }));
    await user.click(preview);
    expect(await screen.findByText(shared.adverseOtherNeeded)).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /Other reason/ }), written.otherReason);
    await user.click(preview);
    const dialog = within(await screen.findByRole('dialog', { name: words.letter }));
    expect(dialog.getByText(written.otherReason)).toBeTruthy();
    expect(dialog.getByText(words.once)).toBeTruthy();
    expect(dialog.getByText(new RegExp(federalAgencies.ftc.address))).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: words.keepWriting }));
    expect(screen.queryByRole('dialog', { name: words.letter })).toBeNull();
    await user.click(preview);
    const again = within(await screen.findByRole('dialog', { name: words.letter }));
    await user.click(again.getByRole('button', { name: words.send }));
    expect(await screen.findByText(words.asSent)).toBeTruthy();
    expect(posted).toEqual([written, written, { ...written, version: 1, contentHash }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: words.preview })).toBeNull());
    expect(screen.getByRole('button', { name: words.download })).toBeTruthy();
    for (const label of [words.sentBy, words.letterHash, words.paperHash]) expect(screen.getByText(label)).toBeTruthy();
    expect(screen.getByText(fill(words.sentOn, { date: '03/02/2026' }))).toBeTruthy();
  });

  it('that went out on paper is put on record with its day, and corrected by a further entry', async () => {
    const posted: unknown[] = [];
    const recorded = { withdraws: null, recordedBy: administrator.id, recordedAt: at };
    const first = {
      number: 1,
      sentOn: '2026-03-02',
      how: 'courier',
      sentByName: 'Bea Oak',
      reference: 'RR 123',
    } as const;
    let stored = details();
    const { user, said } = await open(`/approval/adverse/${id}`, {
      [`GET /api/admin/adverse/single/${id}`]: () => stored,
      [`POST /api/admin/adverse/onpaper/${id}`]: ({ body }) => {
        posted.push(body);
        const onPaper = [{ ...first, reason: null, ...recorded }];
        if (stored.onPaper.length > 0)
          onPaper.push({ ...first, number: 2, how: 'hand', reason: 'It was handed over', ...recorded } as never);
        stored = details({ status: 'sent', version: stored.version + 1, sentOn: '2026-03-02', onPaper });
        return stored;
      },
    });
    const part = within(await screen.findByRole('region', { name: words.onPaper }));
    expect(part.getByText(words.onPaperLead)).toBeTruthy();
    await user.click(part.getByRole('button', { name: words.recordOnPaper }));
    const dialog = within(await screen.findByRole('dialog', { name: words.onPaper }));
    const save = () => dialog.getByRole('button', { name: words.recordOnPaper });
    const day = dialog.getByLabelText(/^Went out on/);
    const type = async (value: string) => {
      await user.clear(day);
      await user.type(day, value);
      await user.click(save());
    };
    await type('2026-03-01');
    expect(await dialog.findByText(fill(shared.adversePaperEarlier, { date: '03/02/2026' }))).toBeTruthy();
    await type('2099-01-01');
    expect(await dialog.findByText(shared.adversePaperLater)).toBeTruthy();
    expect(posted).toEqual([]);
    await user.selectOptions(dialog.getByRole('combobox', { name: /^How it went out/ }), paperWays.courier);
    await user.type(dialog.getByRole('textbox', { name: /^Who sent it/ }), 'Bea Oak');
    await user.type(dialog.getByRole('textbox', { name: /^Reference/, description: words.referenceHint }), 'RR 123');
    await type('2026-03-02');
    const told = (text: string) => waitFor(() => expect(JSON.stringify(said)).toContain(text));
    await told(words.recordedOnPaper);
    const entries = within(await screen.findByRole('region', { name: words.wentOut }));
    expect(screen.getByText(fill(words.sentOnPaper, { date: '03/02/2026' }))).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.preview })).toBeNull();
    expect(screen.queryByRole('button', { name: words.download })).toBeNull();
    for (const text of ['RR 123', paperWays.courier]) expect(entries.getAllByText(text).length).toBeGreaterThan(0);
    for (const header of [words.entry, words.howItWent, words.whoSent, words.reference, words.recorded, words.wrong])
      expect(entries.getAllByText(header).length).toBeGreaterThan(0);

    await user.click(entries.getByRole('button', { name: words.correctOnPaper }));
    const correction = within(await screen.findByRole('dialog', { name: words.correctOnPaper }));
    expect(correction.getByText(words.correctLead)).toBeTruthy();
    await user.click(correction.getByRole('button', { name: words.recordOnPaper }));
    expect(await correction.findByText(shared.adversePaperReason)).toBeTruthy();
    await user.selectOptions(correction.getByRole('combobox', { name: /^How it went out/ }), paperWays.hand);
    await user.type(correction.getByRole('textbox', { name: /^What was wrong/ }), 'It was handed over');
    await user.click(correction.getByRole('button', { name: words.recordOnPaper }));
    await told(words.correctedOnPaper);
    const { number: _, ...sent } = first;
    expect(posted).toEqual([
      { ...sent, version: 1 },
      { ...sent, how: 'hand', reason: 'It was handed over', version: 2 },
    ]);
    expect((await screen.findAllByText('It was handed over')).length).toBeGreaterThan(0);
  });

  it('on record as sent on paper is withdrawn for a reason, and is due again with all of its entries', async () => {
    const posted: unknown[] = [];
    const entry = {
      ...({ number: 1, sentOn: '2026-03-02', how: 'post' } as const),
      ...{ sentByName: 'Bea Oak', reference: 'RR 123', reason: null },
      ...{ withdraws: null, recordedBy: administrator.id, recordedAt: at },
    } as const;
    const withdrawal = { ...entry, number: 2, reason: 'It was of project 1043', withdraws: 1 };
    const due = details({ version: 3, onPaper: [entry, withdrawal] });
    let stored = details({ status: 'sent', version: 2, sentOn: entry.sentOn, onPaper: [entry] });
    let isAway = true;
    const { user, said } = await open(`/approval/adverse/${id}`, {
      [`GET /api/admin/adverse/single/${id}`]: () => stored,
      [`POST /api/admin/adverse/onpaper/withdraw/${id}`]: ({ body }) => {
        if (isAway) return Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 });
        posted.push(body);
        return (stored = due);
      },
    });
    const part = within(await screen.findByRole('region', { name: words.wentOut }));
    await user.click(part.getByRole('button', { name: words.withdrawOnPaper }));
    const dialog = within(await screen.findByRole('dialog', { name: words.withdrawOnPaper }));
    expect(dialog.getByText(words.withdrawLead)).toBeTruthy();
    const press = () => user.click(dialog.getByRole('button', { name: words.withdrawOnPaper }));
    await press();
    expect(await dialog.findByText(shared.textRequired)).toBeTruthy();
    const reason = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Why it is withdrawn/ });
    await user.type(reason, withdrawal.reason);
    await press();
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(reason.value).toBe(withdrawal.reason);
    isAway = false;
    await press();
    await waitFor(() => expect(JSON.stringify(said)).toContain(words.withdrawnOnPaper));
    expect(posted).toEqual([{ reason: withdrawal.reason, version: 2 }]);
    const entries = within(await screen.findByRole('region', { name: words.onPaper }));
    for (const text of [fill(words.withdraws, { number: 1 }), withdrawal.reason, 'RR 123'])
      expect(entries.getAllByText(text).length).toBeGreaterThan(0);
    expect(entries.queryByRole('button', { name: words.withdrawOnPaper })).toBeNull();
    expect(screen.getByRole('button', { name: words.preview })).toBeTruthy();
    await user.click(entries.getByRole('button', { name: words.recordOnPaper }));
    const anew = within(await screen.findByRole('dialog', { name: words.onPaper }));
    expect(anew.queryByRole('textbox', { name: /^What was wrong/ })).toBeNull();
  });

  it('that somebody else put on record, sent or closed meanwhile says so beside what was typed, and goes on where it can', async () => {
    const entry = {
      number: 1,
      sentOn: '2026-03-03',
      how: 'post',
      sentByName: 'Ann Reed',
      reference: 'RR 7',
      reason: null,
      withdraws: null,
      recordedBy: null as unknown as string,
      recordedAt: at,
    } as const;
    const onRecord = details({ status: 'sent', version: 2, sentOn: entry.sentOn, onPaper: [entry] });
    const withdrawal = { ...entry, number: 2, reason: 'Of another', withdraws: 1 };
    const withdrawn = details({ version: 3, onPaper: [entry, withdrawal] });
    const sentByPortal = details({ status: 'sent', version: 2, sentAt: at, letter, contentHash });
    const closedMeanwhile = details({ status: 'closed', version: 2, closedAt: at, closedWhy: 'resubmitted' });
    const fillIn = async (standing: AdverseNoticeDetails) => {
      const posted: unknown[] = [];
      let stored = details();
      const { user, said } = await open(`/approval/adverse/${id}`, {
        [`GET /api/admin/adverse/single/${id}`]: () => stored,
        [`POST /api/admin/adverse/onpaper/${id}`]: ({ body }) => {
          posted.push(body);
          stored = standing;
          const { version } = body as { version: number };
          return version === standing.version
            ? stored
            : Response.json({ status: 409, code: 'state.version_conflict', current: standing }, { status: 409 });
        },
      });
      await user.click(await screen.findByRole('button', { name: words.recordOnPaper }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(dialog.getByRole('textbox', { name: /^Who sent it/ }), 'Bea Oak');
      await user.click(dialog.getByRole('button', { name: words.recordOnPaper }));
      await dialog.findByText(meanwhile.title);
      expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Who sent it/ }).value).toBe('Bea Oak');
      return { user, said, dialog, posted };
    };
    for (const [standing, sentence] of [
      [sentByPortal, fill(meanwhile.noticeSent, { name: meanwhile.somebody, day: '03/02/2026' })],
      [closedMeanwhile, fill(meanwhile.noticeClosed, { day: '03/02/2026' })],
    ] as const) {
      const { user, dialog } = await fillIn(standing);
      expect(dialog.getByText(sentence)).toBeTruthy();
      expect(dialog.queryByRole('button', { name: meanwhile.goOn })).toBeNull();
      expect(dialog.getByRole<HTMLButtonElement>('button', { name: words.recordOnPaper }).disabled).toBe(true);
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      cleanup();
    }
    const again = await fillIn(withdrawn);
    const why = fill(meanwhile.noticeWithdrawn, { name: meanwhile.somebody, reason: 'Of another' });
    expect(again.dialog.getByText(why)).toBeTruthy();
    expect(again.dialog.getByRole('button', { name: meanwhile.goOn })).toBeTruthy();
    await again.user.click(again.dialog.getByRole('button', { name: 'Cancel' }));
    await end();
    cleanup();
    const { user, said, dialog, posted } = await fillIn(onRecord);
    const filled = { name: meanwhile.somebody, day: '03/03/2026', how: paperWays.post, reference: 'RR 7' };
    expect(dialog.getByText(fill(meanwhile.noticeOnPaper, filled))).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: meanwhile.goOn }));
    await user.type(dialog.getByRole('textbox', { name: /^What was wrong/ }), 'It went by another name');
    await user.click(dialog.getByRole('button', { name: words.recordOnPaper }));
    await waitFor(() => expect(JSON.stringify(said)).toContain(words.correctedOnPaper));
    expect(posted).toMatchObject([
      { sentByName: 'Bea Oak', version: 1 },
      { sentByName: 'Bea Oak', reason: 'It went by another name', version: 2 },
    ]);
  });

  it('of a completed application counts from the day on which that came in', async () => {
    await open(`/approval/adverse/${id}`, {
      [`GET /api/admin/adverse/single/${id}`]: () => details({ completedOn: '2026-02-27' }),
    });
    expect(await screen.findByText(fill(words.clock, { date: '02/27/2026' }))).toBeTruthy();
  });

  it('stands at the review of its application, with the way to it', async () => {
    const application = aSubmittedApplication({ status: 'rejected', decidedAt: at, decidedBy: administrator.id });
    await open(`/admin/reviewapplication/${application.id}`, {
      [`GET /api/admin/application/single/${application.id}`]: () => application,
      [`GET /api/admin/adverse/application/${application.id}`]: () => [aNotice({ dueOn: day(-3) })],
    });
    expect(await screen.findByText(fill(words.overdue, { n: 3 }))).toBeTruthy();
    expect(screen.getByText(words.notice)).toBeTruthy();
    expect(screen.getByRole('link', { name: words.openNotice }).getAttribute('href')).toBe(`/approval/adverse/${id}`);
  });
});

describe('the report of decisions', () => {
  const decision = {
    id: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9d009',
    applicationId: aNotice().applicationId,
    projectNumber: 1042,
    name: 'Nicholson Trail House',
    companyName: 'Maple Homes',
    command: 'reject',
    submittedAt: '2026-02-27T15:00:00.000Z',
    decidedAt: at,
    days: 3,
    decidedBy: administrator.id,
    noticeId: id,
    noticeDueOn: '2026-04-01',
    noticeSentAt: null,
    noticeSentOn: null,
  };

  it('shows times, days and the notice of each, of the days that are asked for', async () => {
    const queries: string[] = [];
    await open('/approval/adverse/decisions?from=2026-03-01&to=nonsense', {
      'GET /api/admin/adverse/decisions': ({ query }) => {
        queries.push(String(query));
        const approved = {
          ...decision,
          id: `${id}1`,
          command: 'approve',
          noticeId: null,
          days: null,
          submittedAt: null,
        };
        const sent = { ...decision, id: `${id}2`, noticeSentAt: at };
        return { items: [decision, approved, sent], nextCursor: 'next' };
      },
    });
    const rows = (await screen.findAllByRole('row')).slice(1);
    const texts = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(texts.map(([, submitted, decided, days, outcome]) => [submitted, decided, days, outcome])).toEqual([
      ['02/27/2026', '03/02/2026', '3', 'Rejected'],
      ['—', '03/02/2026', '—', 'Approved'],
      ['02/27/2026', '03/02/2026', '3', 'Rejected'],
    ]);
    expect(texts.map((cells) => cells.at(-1))).toEqual([
      fill(words.unsentDueOn, { date: '04/01/2026' }),
      '—',
      fill(words.sentOn, { date: '03/02/2026' }),
    ]);
    expect(queries).toEqual(['from=2026-03-01']);
    expect(screen.getByText(words.reportPurpose)).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: words.decidedBy })).toBeTruthy();
    expect((screen.getByLabelText(words.decidedFrom) as HTMLInputElement).value).toBe('2026-03-01');
    expect(screen.getByLabelText(words.decidedTo)).toBeTruthy();
    expect(screen.getByRole('button', { name: words.moreDecisions })).toBeTruthy();
    expect(screen.getByRole('button', { name: words.exportCsv })).toBeTruthy();
  });

  it('says at its field which day is refused, and not that nothing could be read', async () => {
    await open('/approval/adverse/decisions?from=2026-03-01&to=9999-12-31', {
      'GET /api/admin/adverse/decisions': () =>
        Response.json(
          {
            status: 422,
            code: 'request.invalid',
            errors: [{ field: 'to', code: 'request.invalid', message: shared.dateInvalid }],
          },
          { status: 422 },
        ),
    });
    const field = await screen.findByLabelText(words.decidedTo, { selector: '[aria-invalid="true"]' });
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(shared.dateInvalid);
    expect(screen.getByLabelText(words.decidedFrom).getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText(words.reportFailed)).toBeNull();
  });

  it('says that nothing was decided', async () => {
    await open('/approval/adverse/decisions', {
      'GET /api/admin/adverse/decisions': () => ({ items: [], nextCursor: null }),
    });
    expect(await screen.findByText(words.noDecisions)).toBeTruthy();
  });
});
