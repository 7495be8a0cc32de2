import { createHash, randomUUID } from 'node:crypto';
import { fileTypes } from '@groundwork/domain-files';
import type { FileType } from '@groundwork/domain-files';
import { fill, shared } from '@groundwork/domain-messages';
import { addDays, DAY, displayDay, formatMonthDayYear } from '@groundwork/domain-time';
import { aBorrower, anAdministrator, headed, headOf, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { extractText } from 'unpdf';
import type { ApplicationDto } from '../applications/application.dto.js';
import type { DecisionReportDto } from '../decision-report/decision-report.dto.js';
import { service } from '../index.js';
import { neighboursOf, threadOf } from '../testing/thread.js';
import type {
  AdverseNoticeDetailsDto,
  AdverseNoticeDto,
  AdverseNoticesDto,
  ShownLetterDto,
} from './adverse-notice.dto.js';

let harness: ServiceHarness;
let neighbours: Neighbour;
const companyId = randomUUID();
const borrower = aBorrower(companyId);
const administrator = anAdministrator();
const thread = () => threadOf(harness, borrower, administrator);
const admin = () => harness.as(administrator);
const of = async ({ id }: { id: string }, actor = administrator) =>
  (await harness.as(actor).call<AdverseNoticeDto[]>('GET', `/applications/${id}/adverse-notices`)).body;
const list = async (query = '') => (await admin().call<AdverseNoticesDto>('GET', `/adverse-notices${query}`)).body;
const events = async (type: Parameters<ServiceHarness['sent']>[0], id: string) =>
  (await harness.sent(type)).filter(({ aggregateId }) => aggregateId === id);

const written = {
  reasons: ['collateral', 'other'],
  otherReason: 'The site lies in a floodway.',
  creditorAddress: '1 Main Street, Houston, TX 77002',
  creditorPhone: '7135550142',
  agency: 'ftc',
};
const rejected = async (application?: ApplicationDto): Promise<ApplicationDto> =>
  thread().decide(application ?? (await thread().submitted()), { status: 'rejected', onRejectString: 'Not now.' });
const dueOf = async (application: { id: string }) => (await of(application))[0] as AdverseNoticeDto;
const reopened = (application: ApplicationDto) => thread().save(application, { name: 'Heights Boulevard House' });
async function submittedAgain({ id }: ApplicationDto): Promise<void> {
  await thread().acceptTermSheet(await thread().read(id));
  await thread().save(await thread().read(id), { status: 'awaiting' });
  await harness.as(borrower).call('PUT', `/applications/${id}/documents`);
}
const show = async (id: string, body: object = written) =>
  (await admin().call<ShownLetterDto>('POST', `/adverse-notices/${id}/letter`, body)).body;
const send = (id: string, body: object, key?: string) =>
  admin().call<AdverseNoticeDetailsDto>(
    'POST',
    `/adverse-notices/${id}/send`,
    body,
    key ? { headers: { 'idempotency-key': key } } : {},
  );
const shown = async (notice: AdverseNoticeDto) => ({
  ...written,
  version: notice.version,
  contentHash: (await show(notice.id)).contentHash,
});

const needed: readonly FileType[] = [
  ...(['survey', 'constructiondrawings', 'specsheet'] as const),
  ...(['tax_return', 'financial_statement', 'bank_statement'] as const),
];
const financial = new Set<FileType>(['tax_return', 'financial_statement', 'bank_statement']);
function complete(): void {
  neighbours.answers.set(
    '/internal/files/credit-files',
    needed.map((fileType) => ({
      fileUploadId: randomUUID(),
      parentType: financial.has(fileType) ? 'company' : 'application',
      fileType,
      propertyId: null,
      userFileName: `${fileTypes[fileType].label}.pdf`,
      status: 'pending',
      sha256: 'a'.repeat(64),
      version: 1,
      uploadedAt: '2026-03-02T12:00:00.000Z',
    })),
  );
  neighbours.answers.set(`/internal/companies/${companyId}/credit-parties`, {
    companyId,
    name: 'Gulf Coast Builders LLC',
    owners: [{ id: randomUUID(), name: 'Marisol Bennett', percentOwnership: 100, accounts: 2 }],
    people: [],
    contractors: [],
  });
}

beforeAll(async () => {
  neighbours = await neighboursOf(companyId);
  harness = await startService(service, {
    services: {
      companies: neighbours.url,
      files: neighbours.url,
      agreements: neighbours.url,
      identity: neighbours.url,
    },
  });
  await harness.deliver('company.created', companyId, {
    companyId,
    organizationName: 'Gulf Coast Builders LLC',
    userId: borrower.userId as string,
  });
});
afterAll(async () => {
  await harness.close();
  await neighbours.close();
});

describe('a rejection of a whole application', () => {
  it('opens a notice that is due thirty days after the decision, where the application was incomplete', async () => {
    const application = await rejected();
    const notice = await dueOf(application);
    expect(notice).toMatchObject({
      status: 'due',
      name: 'Heights Boulevard Home',
      companyName: 'Gulf Coast Builders LLC',
      decidedBy: administrator.userId,
      completedOn: null,
      reasons: [],
      sentAt: null,
    });
    const day = (offset: number) =>
      new Date(harness.clock.now().getTime() - 4 * 3_600_000 + offset * DAY).toISOString().slice(0, 10);
    expect(notice.dueOn).toBe(day(30));
    expect((await list()).items.map(({ id }) => id)).toContain(notice.id);
    expect((await events('adverse.due', application.id)).map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ noticeId: notice.id, dueOn: notice.dueOn, companyId }),
    ]);
  });

  it('of one that was complete counts from the day on which it came in', async () => {
    complete();
    const ready = await thread().ready();
    const planned = await thread().save(ready, {
      properties: ready.properties.map(({ id }) => ({ id, floorPlans: [{ area: '2,647' }] })),
    });
    await thread().save(planned, { status: 'awaiting' });
    await harness.as(borrower).call('PUT', `/applications/${ready.id}/documents`);
    harness.clock.advance(10 * DAY);
    const { completedOn, dueOn, decidedAt } = await dueOf(await rejected(await thread().read(ready.id)));
    const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY);
    expect(days(String(completedOn), dueOn)).toBe(30);
    expect(days(String(completedOn), decidedAt.slice(0, 10))).toBe(10);
  });

  it.each([{}, { status: 'rejected' }])('by sections opens none: %j', async (status) => {
    const application = await thread().decide(await thread().submitted(), {
      ...status,
      rejectionComments: [{ step: 'propertyInformation', value: 'The address is wrong.' }],
    });
    expect([application.status, await of(application)]).toEqual(['rejected', []]);
  });

  it('is owed no notice any more once the application is back with the lender', async () => {
    const application = await rejected();
    const again = await reopened(application);
    expect((await dueOf(application)).status).toBe('due');
    await submittedAgain(again);
    const notice = await dueOf(application);
    expect(notice).toMatchObject({ status: 'closed', closedWhy: 'resubmitted', sentAt: null });
    expect(await events('adverse.closed', application.id)).toHaveLength(1);
    expect((await admin().problem('POST', `/adverse-notices/${notice.id}/letter`, written)).status).toBe(409);
  });
});

describe('a notice', () => {
  it('is shown before it is sent, sent once as it was shown, and read by both sides from then on', async () => {
    const application = await rejected();
    const notice = await dueOf(application);
    expect(await of(application, borrower)).toEqual([]);
    const path = `/adverse-notices/${notice.id}/pdf`;
    expect((await harness.as(borrower).problem('GET', path)).status).toBe(404);
    const { letter, contentHash } = await show(notice.id);
    expect(letter.facts[1]).toEqual(['Applicant', 'Gulf Coast Builders LLC']);
    expect(letter.reasons).toEqual(['Value or type of collateral not sufficient', written.otherReason]);

    const [body, key] = [{ ...written, version: 1, contentHash }, randomUUID()];
    const sent = await send(notice.id, body, key);
    expect([sent.status, sent.body]).toEqual([
      200,
      expect.objectContaining({
        status: 'sent',
        version: 2,
        reasons: written.reasons,
        sentBy: administrator.userId,
        contentHash,
        letter,
      }),
    ]);
    expect((await send(notice.id, body, key)).body).toEqual(sent.body);
    expect(await events('adverse.sent', application.id)).toHaveLength(1);

    const pdf = await harness.as(borrower).call('GET', path);
    expect([pdf.status, createHash('sha256').update(pdf.bytes).digest('hex')]).toEqual([200, sent.body.paperHash]);
    const { text } = await extractText(new Uint8Array(pdf.bytes), { mergePages: true });
    expect(await headOf(pdf.bytes)).toEqual(headed);
    for (const words of ['Gulf Coast Builders LLC', written.otherReason, 'Equal Credit Opportunity Act'])
      expect(text.replace(/\s+/g, '')).toContain(words.replace(/\s+/g, ''));
    expect((await of(application, borrower)).map(({ id }) => id)).toEqual([notice.id]);
    for (const denied of [`/applications/${application.id}/adverse-notices`, path])
      expect((await harness.as(aBorrower(randomUUID())).problem('GET', denied)).status).toBe(403);
    // Who writes the next one begins with this one's creditor.
    const next = await dueOf(await rejected());
    expect((await admin().call('GET', `/adverse-notices/${next.id}`)).body).toMatchObject({
      creditorAddress: written.creditorAddress,
      creditorPhone: written.creditorPhone,
      agency: 'ftc',
      letter: null,
    });
  });

  it('of two administrators at once is sent by one, and the other is shown it', async () => {
    const notice = await dueOf(await rejected());
    const body = await shown(notice);
    const other = harness.as(anAdministrator());
    const answers = await Promise.all([
      send(notice.id, body),
      other.call<AdverseNoticeDetailsDto>('POST', `/adverse-notices/${notice.id}/send`, body),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await admin().problem('POST', `/adverse-notices/${notice.id}/send`, body);
    expect(late).toMatchObject({ code: 'state.version_conflict', current: { status: 'sent' } });
  });

  it('is refused without a reason, and where its letter is another than was shown', async () => {
    const notice = await dueOf(await rejected());
    const body = await shown(notice);
    const problem = (change: object) =>
      admin().problem('POST', `/adverse-notices/${notice.id}/send`, { ...body, ...change });
    expect((await problem({ reasons: [] })).errors).toEqual([
      { field: 'reasons', message: shared.adverseReasonNeeded },
    ]);
    expect((await problem({ reasons: ['weather'] })).status).toBe(422);
    expect((await problem({ creditorAddress: '' })).errors?.[0]?.field).toBe('creditorAddress');
    expect(await problem({ reasons: ['incomplete'] })).toMatchObject({
      status: 409,
      detail: shared.adverseLetterChanged,
    });
    expect((await dueOf({ id: notice.applicationId })).status).toBe('due');
  });

  it('is listed by pages, the one that is due first before the others', async () => {
    const first = await list('?limit=1');
    const second = await list(`?limit=1&cursor=${encodeURIComponent(String(first.nextCursor))}`);
    const all = (await list()).items;
    expect([...first.items, ...second.items]).toEqual(all.slice(0, 2));
    expect(all.map(({ dueOn }) => dueOn)).toEqual(all.map(({ dueOn }) => dueOn).sort());
    expect((await list('?status=sent')).items.every(({ status }) => status === 'sent')).toBe(true);
    expect((await harness.as(borrower).problem('GET', '/adverse-notices')).status).toBe(403);
  });
});

describe('a notice that went out on paper', () => {
  const entry = { sentOn: '2026-03-02', how: 'post', sentByName: 'Bea Oak', reference: ' RR 123 ' };
  const put = (id: string, body: object, key = randomUUID()) =>
    admin().call<AdverseNoticeDetailsDto>('POST', `/adverse-notices/${id}/on-paper`, body, {
      headers: { 'idempotency-key': key },
    });
  const refused = (id: string, body: object) => admin().problem('POST', `/adverse-notices/${id}/on-paper`, body);

  it('stops its clock once, is told for the chain, and is corrected by a further entry alone', async () => {
    const application = await rejected();
    const notice = await dueOf(application);
    const sentOn = displayDay(harness.clock.now());
    const [body, key] = [{ ...entry, sentOn, version: 1 }, randomUUID()];
    const first = await put(notice.id, body, key);
    expect(first.body).toMatchObject({
      ...{ status: 'sent', version: 2, sentOn, sentAt: null, sentBy: administrator.userId, letter: null },
      onPaper: [
        {
          ...{ number: 1, sentOn, how: 'post', sentByName: 'Bea Oak', reference: 'RR 123', reason: null },
          ...{ recordedBy: administrator.userId, recordedAt: harness.clock.now().toISOString() },
        },
      ],
    });
    expect((await put(notice.id, body, key)).body).toEqual(first.body);
    // Neither sent nor put on record again, and no letter of the borrower's.
    expect((await refused(notice.id, body)).status).toBe(409);
    expect((await admin().problem('POST', `/adverse-notices/${notice.id}/letter`, written)).status).toBe(409);
    expect(await of(application, borrower)).toEqual([]);
    expect((await harness.as(borrower).problem('GET', `/adverse-notices/${notice.id}/pdf`)).status).toBe(404);

    const correction = { ...entry, sentOn, how: 'courier', reference: '', version: 2 };
    expect((await refused(notice.id, correction)).errors).toEqual([
      { field: 'reason', message: shared.adversePaperReason },
    ]);
    const corrected = await put(notice.id, { ...correction, reason: 'It was the courier' });
    expect(corrected.body).toMatchObject({ status: 'sent', version: 3, sentOn });
    expect(
      corrected.body.onPaper.map(({ number, how, reference, reason }) => [number, how, reference, reason]),
    ).toEqual([
      [1, 'post', 'RR 123', null],
      [2, 'courier', null, 'It was the courier'],
    ]);
    const told = await events('adverse.sent_on_paper', application.id);
    expect(told.map(({ payload }) => payload)).toMatchObject([
      { noticeId: notice.id, number: 1, how: 'post', decidedBy: administrator.userId, sentOn },
      { noticeId: notice.id, number: 2, how: 'courier', reason: 'It was the courier', reference: null },
    ]);
    const report = await admin().call<DecisionReportDto>('GET', '/decision-report');
    expect(report.body.items.find(({ noticeId }) => noticeId === notice.id)).toMatchObject({
      ...{ noticeSentOn: sentOn, noticeSentAt: null },
    });
    expect((await admin().call('GET', '/decision-report/csv')).text).toContain(`"${sentOn}"`);
  });

  it('is refused of days that cannot be, at their field, of what the portal sent, and from anybody but an administrator', async () => {
    const application = await rejected();
    const notice = await dueOf(application);
    const decidedOn = displayDay(new Date(notice.decidedAt));
    const today = displayDay(harness.clock.now());
    const fieldOf = async (more: object) => (await refused(notice.id, { ...entry, version: 1, ...more })).errors?.[0];
    expect(await fieldOf({ sentOn: addDays(today, 1) })).toEqual({
      field: 'sentOn',
      message: shared.adversePaperLater,
    });
    expect(await fieldOf({ sentOn: addDays(decidedOn, -1) })).toEqual({
      field: 'sentOn',
      message: fill(shared.adversePaperEarlier, { date: formatMonthDayYear(decidedOn) }),
    });
    for (const [field, value] of [
      ['sentOn', '2026-02-30'],
      ['how', 'pigeon'],
      ['sentByName', ' '],
      ['sentByName', 'x'.repeat(101)],
      ['reference', 'x'.repeat(101)],
    ] as const)
      expect(await fieldOf({ sentOn: decidedOn, [field]: value })).toMatchObject({ field });
    expect((await dueOf(application)).status).toBe('due');
    const body = { ...entry, sentOn: decidedOn, version: 1 };
    expect((await harness.as(borrower).problem('POST', `/adverse-notices/${notice.id}/on-paper`, body)).status).toBe(
      403,
    );
    expect((await refused(randomUUID(), body)).status).toBe(404);
    const { contentHash } = await show(notice.id);
    await send(notice.id, { ...written, version: 1, contentHash }, randomUUID());
    expect((await refused(notice.id, { ...body, version: 2 })).status).toBe(409);
  });

  it('and never did is withdrawn for a reason: it is due again until its day, and every entry stays', async () => {
    const application = await rejected();
    const notice = await dueOf(application);
    const sentOn = displayDay(harness.clock.now());
    const withdraw = (body: object) =>
      admin().call<AdverseNoticeDetailsDto>('POST', `/adverse-notices/${notice.id}/on-paper/withdraw`, body);
    const refusal = (body: object, actor = administrator) =>
      harness.as(actor).problem('POST', `/adverse-notices/${notice.id}/on-paper/withdraw`, body);
    const reason = 'It was of another project';
    // Nothing is on record yet.
    expect((await refusal({ reason, version: 1 })).status).toBe(409);
    await put(notice.id, { ...entry, sentOn, version: 1 });
    for (const wrong of [' ', 'x'.repeat(201)])
      expect((await refusal({ reason: wrong, version: 2 })).errors?.[0]?.field).toBe('reason');
    expect((await refusal({ reason, version: 1 })).status).toBe(409);
    expect((await refusal({ reason, version: 2 }, borrower)).status).toBe(403);
    const both = await Promise.all([0, 1].map(() => withdraw({ reason: ` ${reason} `, version: 2 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stands = (await admin().call<AdverseNoticeDetailsDto>('GET', `/adverse-notices/${notice.id}`)).body;
    expect(stands).toMatchObject({ status: 'due', version: 3, sentOn: null, sentBy: null, dueOn: notice.dueOn });
    expect(stands.onPaper.map((each) => [each.number, each.withdraws, each.reason])).toEqual([
      [1, null, null],
      [2, 1, reason],
    ]);
    expect((await events('adverse.paper_withdrawn', application.id)).map(({ payload }) => payload)).toMatchObject([
      { noticeId: notice.id, number: 2, withdraws: 1, reason, decidedBy: administrator.userId, dueOn: notice.dueOn },
    ]);
    // Whatever holds from now on is no correction of it.
    const anew = (await put(notice.id, { ...entry, sentOn, how: 'hand', version: 3 })).body;
    expect(anew).toMatchObject({ status: 'sent', sentOn, onPaper: [{}, {}, { number: 3, reason: null }] });
  });

  it('withdrawn when the application was submitted again is owed no more', async () => {
    const application = await rejected();
    const notice = await dueOf(application);
    await put(notice.id, { ...entry, sentOn: displayDay(harness.clock.now()), version: 1 });
    harness.clock.advance(DAY);
    await submittedAgain(await reopened(application));
    const path = `/adverse-notices/${notice.id}/on-paper/withdraw`;
    const { body } = await admin().call<AdverseNoticeDetailsDto>('POST', path, { reason: 'Never sent', version: 2 });
    expect(body).toMatchObject({ status: 'closed', closedWhy: 'resubmitted', sentOn: null });
    expect(body.closedAt).toBe(harness.clock.now().toISOString());
    const told = await events('adverse.paper_withdrawn', application.id);
    expect(told.map(({ payload }) => payload)).toMatchObject([{ dueOn: null }]);
  });

  it('of two administrators at once is put on record by one', async () => {
    const notice = await dueOf(await rejected());
    const body = { ...entry, sentOn: displayDay(harness.clock.now()), version: 1 };
    const both = await Promise.all([put(notice.id, body), put(notice.id, { ...body, how: 'hand' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the report of decisions', () => {
  it('says how long each took, and when its notice was due and sent, also as a table', async () => {
    const application = await thread().submitted();
    harness.clock.advance(3 * DAY);
    const notice = await dueOf(await rejected(application));
    await send(notice.id, await shown(notice));
    harness.clock.advance(2 * DAY);
    const day = new Date(Date.parse(notice.decidedAt) - 4 * 3_600_000).toISOString().slice(0, 10);
    const report = (query: string) => admin().call<DecisionReportDto>('GET', `/decision-report${query}`);
    const { items } = (await report(`?from=${day}&to=${day}`)).body;
    const own = items.filter(({ applicationId }) => applicationId === application.id);
    expect(own).toEqual([
      expect.objectContaining({
        command: 'reject',
        days: 3,
        decidedBy: administrator.userId,
        decidedAt: notice.decidedAt,
        noticeId: notice.id,
        noticeDueOn: notice.dueOn,
        noticeSentAt: notice.decidedAt,
        companyName: 'Gulf Coast Builders LLC',
      }),
    ]);
    const first = (await report('?limit=1')).body;
    const second = (await report(`?limit=1&cursor=${encodeURIComponent(String(first.nextCursor))}`)).body;
    expect([...first.items, ...second.items]).toEqual((await report('')).body.items.slice(0, 2));
    expect((await report('?from=2020-01-01&to=2020-01-02')).body).toEqual({ items: [], nextCursor: null });
    const table = await admin().call('GET', `/decision-report/csv?from=${day}&to=${day}`);
    expect(table.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(table.text.split('\r\n').filter((line) => line.includes('"3"') && line.includes('"Rejected"'))).not.toEqual(
      [],
    );
    expect(table.text.split('\r\n')[0]).toContain('"Decided by","Decided by the account"');
    expect(table.text).toContain('"Carolyn Whitfield"');
    for (const day of ['tomorrow', '2026-02-30', '2026-3-2']) {
      const refused = await admin().problem('GET', `/decision-report?to=${day}`);
      expect([refused.status, refused.errors]).toEqual([422, [{ field: 'to', message: shared.dateInvalid }]]);
    }
    expect((await admin().problem('GET', '/decision-report?to=9999-12-31')).errors).toEqual([
      { field: 'to', message: fill(shared.dateBetween, { from: '1900', to: '2100' }) },
    ]);
    expect((await harness.as(borrower).problem('GET', '/decision-report')).status).toBe(403);
  });
});
