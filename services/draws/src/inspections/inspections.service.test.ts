import { randomUUID } from 'node:crypto';
import { drawStatus } from '@groundwork/domain-draws';
import { fill, inspectionRules, shared } from '@groundwork/domain-messages';
import { formatCents } from '@groundwork/domain-money';
import { addDays, today } from '@groundwork/domain-time';
import type { ProblemDocument } from '@groundwork/server-http';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, anAdministrator, headed, headOf } from '@groundwork/server-testkit';
import type { DrawRequestDto } from '../draw-requests/draw-request.dto.js';
import { anIdentity, startDraws } from '../testing/harness.js';
import { extractText } from 'unpdf';
import { anOpenLoan, certified, signature } from '../testing/loan.js';
import type { Loan } from '../testing/loan.js';
import type { InspectionDto, InspectionSummaryDto, LoanInspectionsDto } from './inspection.dto.js';

let harness: ServiceHarness;
let files: Neighbour;
beforeAll(async () => {
  files = await anIdentity();
  harness = await startDraws({ services: { files: files.url, identity: files.url } });
}, 60_000);
afterAll(async () => {
  await harness?.close();
  await files?.close();
});

const yesterday = () => addDays(today(harness.clock), -1);

type Caller = Loan['admin'];

const problemOf = ({ text }: { text: string }) => JSON.parse(text) as ProblemDocument;

const request = async (caller: Caller, loan: Loan, more = {}): Promise<InspectionDto> => {
  const answer = await caller.call<InspectionDto>('POST', '/inspections', {
    applicationId: loan.applicationId,
    ...more,
  });
  if (answer.status !== 201) throw new Error(`The inspection was answered ${answer.status}: ${answer.text}`);
  return answer.body;
};
const schedule = (caller: Caller, { id, version }: InspectionSummaryDto, more: object) =>
  caller.call<InspectionDto>('PUT', '/inspections/schedule', { id, version, scheduledFor: '2026-04-02', ...more });
const aReport = (loan: Loan, { id }: { id: string }, percents: readonly (number | null)[], more = {}) => ({
  id,
  reportId: randomUUID(),
  inspectedAt: '2026-04-02T15:30:00.000Z',
  lines: percents.flatMap((percentComplete, at) =>
    percentComplete === null ? [] : [{ additionalBudgetItemId: loan.lines[at], percentComplete }],
  ),
  ...more,
});
const report = (caller: Caller, body: object) => caller.call<InspectionDto>('PUT', '/inspections/report', body);
const decide = (caller: Caller, command: string, { id, version }: InspectionSummaryDto, more = {}) =>
  caller.call<InspectionDto>('PUT', `/inspections/${command}`, { id, version, ...more });
const ofLoan = async (caller: Caller, loan: Loan): Promise<LoanInspectionsDto> =>
  (await caller.call<LoanInspectionsDto>('GET', `/ledgers/${loan.applicationId}/inspections`)).body;

/** An inspection whose report was accepted. */
async function accepted(loan: Loan, percents: readonly (number | null)[]): Promise<InspectionDto> {
  const requested = await request(loan.admin, loan);
  const done = await report(loan.admin, aReport(loan, requested, percents));
  const answer = await decide(loan.admin, 'accept', done.body);
  if (answer.status !== 200) throw new Error(`The acceptance was answered ${answer.status}: ${answer.text}`);
  return answer.body;
}

describe('an inspection', () => {
  test('is requested for by the borrower, scheduled, reported, returned, reported again and accepted', async () => {
    const loan = await anOpenLoan(harness);
    const requested = await request(loan.borrower, loan, { note: ' The roof is on ' });
    expect(requested).toMatchObject({ status: 'requested', origin: 'borrower', note: 'The roof is on', version: 1 });
    const inspector = { inspectorName: 'Ann Reed', inspectorEmail: 'ann@inspect.example' };
    const scheduled = await schedule(loan.admin, requested, inspector);
    expect(scheduled.body).toMatchObject({ status: 'scheduled', scheduledFor: '2026-04-02', ...inspector });
    const own = await loan.borrower.call<InspectionDto>('GET', `/inspections/${requested.id}`);
    expect(own.body).toMatchObject({ inspectorName: 'Ann Reed', inspectorEmail: null });

    const done = await report(loan.admin, aReport(loan, requested, [40, 10.5], { note: 'Dry' }));
    expect(done.body).toMatchObject({ status: 'done', reports: [{ round: 1, note: 'Dry' }] });
    const unread = await loan.borrower.call<InspectionDto>('GET', `/inspections/${requested.id}`);
    expect(unread.body.reports).toEqual([]);
    expect((await ofLoan(loan.borrower, loan)).lines.map((line) => line.percentComplete)).toEqual([null, null, null]);

    const wordless = await decide(loan.admin, 'return', done.body);
    expect([wordless.status, problemOf(wordless).errors?.[0]]).toMatchObject([
      422,
      { field: 'reason', message: inspectionRules.returnNeedsReason },
    ]);
    const returned = await decide(loan.admin, 'return', done.body, { reason: 'No photograph' });
    expect(returned.body).toMatchObject({ status: 'returned', reason: 'No photograph' });
    const again = await report(loan.admin, aReport(loan, requested, [45, 10.5]));
    const end = await decide(loan.admin, 'accept', again.body);
    expect(end.body).toMatchObject({ status: 'accepted', reason: null });
    expect(end.body.reports.map(({ round }) => round)).toEqual([1, 2]);
    expect(end.body.history.map(({ command }) => command)).toEqual([
      'request',
      'schedule',
      'report',
      'return',
      'report',
      'accept',
    ]);

    const read = await loan.borrower.call<InspectionDto>('GET', `/inspections/${requested.id}`);
    expect(read.body.reports).toMatchObject([{ round: 2 }]);
    expect((await ofLoan(loan.borrower, loan)).lines).toMatchObject([
      { name: 'Roofing', percentComplete: 45, percentFunded: 0, inspectionId: requested.id },
      { name: 'HVAC', percentComplete: 10.5 },
      { name: 'Flooring', percentComplete: null, percentFunded: 20 },
    ]);
  });

  test('needs an inspector, who is an administrator or has a name and an address', async () => {
    const loan = await anOpenLoan(harness);
    const requested = await request(loan.admin, loan);
    const nobody = await schedule(loan.admin, requested, {});
    expect([nobody.status, problemOf(nobody).errors?.[0]]).toMatchObject([
      422,
      { field: 'inspectorName', message: inspectionRules.inspectorNeeded },
    ]);
    const past = await schedule(loan.admin, requested, { inspectorId: loan.adminId, scheduledFor: yesterday() });
    expect([past.status, problemOf(past).errors]).toEqual([
      422,
      [{ field: 'scheduledFor', message: inspectionRules.dayPassed }],
    ]);
    const scheduled = await schedule(loan.admin, requested, { inspectorId: loan.adminId, inspectorName: 'Left over' });
    expect(scheduled.body).toMatchObject({ inspectorId: loan.adminId, inspectorName: null, inspectorEmail: null });
    const later = await schedule(loan.admin, scheduled.body, {
      inspectorId: loan.adminId,
      scheduledFor: '2026-04-09',
    });
    expect(later.body).toMatchObject({ status: 'scheduled', scheduledFor: '2026-04-09', version: 3 });
    const late = await schedule(loan.admin, scheduled.body, { inspectorId: loan.adminId, scheduledFor: '2026-04-16' });
    expect(late).toMatchObject({ status: 409, body: { current: { version: 3, scheduledFor: '2026-04-09' } } });
  });

  test('is moved by one of two at once, and the other is told', async () => {
    const loan = await anOpenLoan(harness);
    const requested = await request(loan.admin, loan);
    const other = harness.as(anAdministrator());
    const both = await Promise.all([
      schedule(loan.admin, requested, { inspectorId: loan.adminId }),
      decide(other, 'cancel', requested, { reason: 'Asked for twice' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const reports = await request(loan.admin, loan);
    const sent = await Promise.all([
      report(loan.admin, aReport(loan, reports, [1])),
      report(other, aReport(loan, reports, [2])),
    ]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    const done = sent.find(({ status }) => status === 200)?.body as InspectionDto;
    const ends = await Promise.all([
      decide(loan.admin, 'accept', done),
      decide(other, 'return', done, { reason: 'Blurred' }),
    ]);
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is cancelled by the borrower who requested for it, until it is scheduled', async () => {
    const loan = await anOpenLoan(harness);
    const own = await request(loan.borrower, loan);
    expect((await decide(loan.borrower, 'cancel', own)).body).toMatchObject({ status: 'cancelled' });
    const second = await request(loan.borrower, loan);
    const scheduled = await schedule(loan.admin, second, { inspectorId: loan.adminId });
    expect((await decide(loan.borrower, 'cancel', scheduled.body)).status).toBe(403);
    const lenders = await request(loan.admin, loan);
    expect((await decide(loan.borrower, 'cancel', lenders)).status).toBe(403);
  });

  test('concerns nobody else', async () => {
    const loan = await anOpenLoan(harness);
    const requested = await request(loan.admin, loan);
    const stranger = harness.as(aBorrower(randomUUID()));
    const calls = await Promise.all([
      stranger.call('GET', `/inspections/${requested.id}`),
      stranger.call('GET', `/ledgers/${loan.applicationId}/inspections`),
      stranger.call('POST', '/inspections', { applicationId: loan.applicationId }),
      decide(stranger, 'cancel', requested),
      report(loan.borrower, aReport(loan, requested, [1])),
      decide(loan.borrower, 'accept', requested),
      schedule(loan.borrower, requested, { inspectorId: loan.adminId }),
      loan.borrower.call('PUT', '/inspections/caps', {
        applicationId: loan.applicationId,
        version: 0,
        capsDraws: true,
      }),
      loan.borrower.call('GET', '/inspections'),
    ]);
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 403));
    const other = await anOpenLoan(harness);
    const draw = await other.draw([100]);
    const foreign = await loan.admin.call('POST', '/inspections', {
      applicationId: loan.applicationId,
      drawRequestId: draw.id,
    });
    expect([foreign.status, problemOf(foreign).errors?.[0]]).toMatchObject([
      422,
      { field: 'drawRequestId', message: shared.choice },
    ]);
  });
});

describe('a report', () => {
  test('that is sent again, with or without its key, is the same one', async () => {
    const loan = await anOpenLoan(harness);
    const requested = await request(loan.admin, loan);
    const body = aReport(loan, requested, [30]);
    const headers = { 'idempotency-key': randomUUID() };
    const answers = [
      await loan.admin.call<InspectionDto>('PUT', '/inspections/report', body, { headers }),
      await loan.admin.call<InspectionDto>('PUT', '/inspections/report', body, { headers }),
      await report(loan.admin, body),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[2]?.body).toMatchObject({ status: 'done', version: 2, reports: [{ reportId: body.reportId }] });
    const other = await report(loan.admin, aReport(loan, requested, [31]));
    expect(other.status).toBe(409);
  });

  test('says why a line is lower than before', async () => {
    const loan = await anOpenLoan(harness);
    await accepted(loan, [60]);
    const requested = await request(loan.admin, loan);
    const lower = await report(loan.admin, aReport(loan, requested, [50]));
    const message = fill(inspectionRules.lowerPercentNeedsReason, { percent: '60.00%' });
    expect([lower.status, problemOf(lower).errors?.[0]]).toMatchObject([422, { field: 'lines.0.reason', message }]);
    const lines = [{ additionalBudgetItemId: loan.lines[0], percentComplete: 50, reason: 'The storm took a part' }];
    const done = await report(loan.admin, aReport(loan, requested, [], { lines }));
    expect(done.body.reports[0]?.lines).toMatchObject(lines);
    await decide(loan.admin, 'accept', done.body);
    expect((await ofLoan(loan.admin, loan)).lines[0]?.percentComplete).toBe(50);
  });

  test('is about lines of its loan, with photographs of its company', async () => {
    const loan = await anOpenLoan(harness);
    const requested = await request(loan.admin, loan);
    const [own, foreign] = [randomUUID(), randomUUID()];
    files.answers.set('/internal/files/lookup', [
      { fileUploadId: own, userFileName: 'roof.jpg', companyId: loan.companyId, status: null },
      { fileUploadId: foreign, userFileName: 'other.jpg', companyId: randomUUID(), status: null },
    ]);
    const photo = (fileUploadId: string) => ({
      fileUploadId,
      takenAt: '2026-04-02T15:31:00.000Z',
      place: '29.76043,-95.3698',
    });
    const line = { additionalBudgetItemId: loan.lines[0], percentComplete: 5 };
    const refused = await report(
      loan.admin,
      aReport(loan, requested, [], { lines: [{ ...line, photos: [photo(foreign)] }] }),
    );
    expect([refused.status, problemOf(refused).errors?.[0]?.field]).toEqual([422, 'lines.0.photos']);
    const elsewhere = { ...line, additionalBudgetItemId: randomUUID() };
    const unknown = await report(loan.admin, aReport(loan, requested, [], { lines: [elsewhere] }));
    expect([unknown.status, problemOf(unknown).errors?.[0]?.field]).toEqual([422, 'lines.0.additionalBudgetItemId']);
    const done = await report(
      loan.admin,
      aReport(loan, requested, [], { photos: [photo(own)], lines: [{ ...line, photos: [photo(own)] }] }),
    );
    expect(done.body.reports).toMatchObject([{ photos: [photo(own)], lines: [{ photos: [photo(own)] }] }]);
  });
});

describe('a line that is held for inspection', () => {
  const hold = (loan: Loan, draw: DrawRequestDto, at: number) =>
    loan.admin.call<DrawRequestDto>('PUT', '/draw-requests/save', {
      id: draw.id,
      version: draw.version,
      lineItems: [{ id: draw.lineItems[at]?.id, statusId: drawStatus.hold }],
    });

  test('asks for an inspection by itself, once for a draw', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([1000, 2000]);
    const held = await hold(loan, draw, 0);
    expect((await hold(loan, held.body, 1)).status).toBe(200);
    const { inspections } = await ofLoan(loan.borrower, loan);
    expect(inspections).toMatchObject([
      {
        status: 'requested',
        origin: 'hold',
        drawRequestId: draw.id,
        heldLines: [loan.lines[0]],
        requestedBy: loan.adminId,
      },
    ]);
    const twice = await loan.borrower.call('POST', '/inspections', {
      applicationId: loan.applicationId,
      drawRequestId: draw.id,
    });
    expect([twice.status, problemOf(twice).detail]).toEqual([422, inspectionRules.inspectionOpenAlready]);
    const list = await loan.admin.call<InspectionSummaryDto[]>('GET', '/inspections?status=requested');
    expect(list.body.map(({ id }) => id)).toContain(inspections[0]?.id);
  });

  test('asks for none of the lines that are decided otherwise in the same step', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([1000, 2000]);
    const [approved, held] = draw.lineItems;
    const decided = await loan.admin.call('PUT', '/draw-requests/save', {
      id: draw.id,
      version: draw.version,
      lineItems: [
        { id: approved?.id, statusId: drawStatus.approved },
        { id: held?.id, statusId: drawStatus.hold },
      ],
    });
    expect(decided.status).toBe(200);
    const { inspections } = await ofLoan(loan.borrower, loan);
    expect(inspections.map(({ heldLines }) => heldLines)).toEqual([[loan.lines[1]]]);
  });

  test('that another decision kept from moving asks for none', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([1000]);
    const both = await Promise.all([hold(loan, draw, 0), hold(loan, draw, 0)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ofLoan(loan.admin, loan)).inspections).toHaveLength(1);
  });
});

describe('caps by inspection', () => {
  const setCaps = (caller: Caller, loan: Loan, version: number, capsDraws: boolean) =>
    caller.call<LoanInspectionsDto>('PUT', '/inspections/caps', {
      applicationId: loan.applicationId,
      version,
      capsDraws,
    });
  const ask = (loan: Loan, requestedAmount: number) =>
    loan.borrower.call<DrawRequestDto>('POST', '/draw-requests', {
      applicationId: loan.applicationId,
      lineItems: [{ additionalBudgetItemId: loan.lines[0], requestedAmount }],
      ...certified,
    });

  test('follow what was accepted, where the lender says so', async () => {
    const loan = await anOpenLoan(harness);
    await accepted(loan, [30]);
    expect((await loan.ledger()).lines.map((line) => line.available)).toEqual([1_000_000, 500_000, 20_000]);
    const on = await setCaps(loan.admin, loan, 0, true);
    expect(on.body).toMatchObject({ capsDraws: true, settingVersion: 1 });
    // A line that no accepted report looked at is not capped.
    expect((await loan.ledger()).lines.map((line) => line.available)).toEqual([300_000, 500_000, 20_000]);
    const above = await ask(loan, 300_001);
    expect([above.status, problemOf(above).errors?.[0]]).toMatchObject([
      422,
      { field: 'lineItems.0.requestedAmount', message: fill(shared.drawAboveCap, { amount: formatCents(300_000) }) },
    ]);
    expect((await ask(loan, 300_000)).status).toBe(201);
    await accepted(loan, [35, 0]);
    const { lines } = await loan.ledger();
    expect(lines.map((line) => [line.available, line.capPercent])).toEqual([
      [50_000, 35],
      [0, 0],
      [20_000, null],
    ]);
    const off = await setCaps(loan.admin, loan, 1, false);
    expect(off.body).toMatchObject({ capsDraws: false, settingVersion: 2 });
    const free = (await loan.ledger()).lines;
    expect(free.map((line) => [line.available, line.capPercent])).toEqual([
      [700_000, null],
      [500_000, null],
      [20_000, null],
    ]);
  });

  test('are set by one of two at once', async () => {
    const loan = await anOpenLoan(harness);
    const both = await Promise.all([setCaps(loan.admin, loan, 0, true), setCaps(loan.admin, loan, 0, false)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test('the report on paper has every line, with its photographs and when and where they were taken', async () => {
  const loan = await anOpenLoan(harness);
  const requested = await request(loan.borrower, loan);
  const [jpeg, gone] = [randomUUID(), randomUUID()];
  const known = (fileUploadId: string) => ({ fileUploadId, userFileName: 'a.png', companyId: loan.companyId });
  files.answers.set('/internal/files/lookup', [jpeg, gone].map(known));
  const content = signature.split(',')[1];
  files.answers.set(`/internal/files/${jpeg}/bytes`, { fileUploadId: jpeg, contentType: 'image/png', content });
  files.answers.set(`/internal/users/${loan.adminId}/name`, { firstName: 'Wanda', lastName: 'Łukasik' });
  const photo = { takenAt: '2026-04-02T15:31:00.000Z', place: '29.76043,-95.3698' };
  const lines = [
    { additionalBudgetItemId: loan.lines[0], percentComplete: 42.5, note: 'Shingles on', photos: [] },
    { additionalBudgetItemId: loan.lines[1], note: 'Not begun', photos: [{ fileUploadId: gone }] },
  ];
  const photos = [{ ...photo, fileUploadId: jpeg }];
  const done = await report(loan.admin, aReport(loan, requested, [], { lines, photos, note: 'Street is clear' }));
  const path = `/inspections/${requested.id}/pdf`;
  expect((await loan.borrower.call('GET', path)).status).toBe(404);
  const answer = await loan.admin.call('GET', path);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(new Uint8Array(answer.bytes), { mergePages: true });
  expect(await headOf(answer.bytes)).toEqual(headed);
  for (const told of ['Maple Street Homes', 'Wanda Łukasik', '42.50%', 'Shingles on', 'Not begun', 'Street is clear'])
    expect(text.replace(/\s/g, '')).toContain(told.replace(/\s/g, ''));
  expect(text.replace(/\s/g, '')).toContain('at29.76043,-95.3698');
  expect(text).toContain('1 photographs are in the portal alone');
  await decide(loan.admin, 'accept', done.body);
  expect((await loan.borrower.call('GET', path)).status).toBe(200);
  expect((await harness.as(aBorrower(randomUUID())).call('GET', path)).status).toBe(403);
});
