import { randomUUID } from 'node:crypto';
import { inspectionRules, shared } from '@groundwork/domain-messages';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, nobody } from '@groundwork/server-testkit';
import { anIdentity, startDraws } from '../testing/harness.js';
import { extractText } from 'unpdf';
import { FREE_LINKS, LINK_LIFE } from '@groundwork/server-links';
import { anOpenLoan } from '../testing/loan.js';
import type { Loan } from '../testing/loan.js';
import { AccessLinkEntity } from '@groundwork/server-links';
import { MAX_LINK_PHOTOS } from './admit-photograph.command.js';
import type { AdmittedPhotographDto, OpenedInspectionDto } from './inspection-link.dto.js';
import type { InspectionDto } from './inspection.dto.js';

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

const inspector = { inspectorName: 'Ann Reed', inspectorEmail: 'ann@inspect.example' };
const anyone = () => harness.as({ ...nobody, address: `198.51.100.${Math.floor(Math.random() * 250)}` });
const open = (token: string) => anyone().call<OpenedInspectionDto>('POST', '/inspection-link/open', { token });
const put = async (loan: Loan, what: string, { id, version }: InspectionDto, more = {}): Promise<InspectionDto> => {
  const answer = await loan.admin.call<InspectionDto>('PUT', `/inspections/${what}`, { id, version, ...more });
  if (answer.status !== 200) throw new Error(`It was answered ${answer.status}: ${answer.text}`);
  return answer.body;
};
const now = async (loan: Loan, { id }: { id: string }) =>
  (await loan.admin.call<InspectionDto>('GET', `/inspections/${id}`)).body;
/** The tokens of letters, the newest last. */
const tokens = async (id: string): Promise<string[]> =>
  (await harness.sent('inspection.link_sent')).flatMap(({ payload }) =>
    payload.inspectionId === id ? [payload.code] : [],
  );
async function requested(loan: Loan): Promise<InspectionDto> {
  const { applicationId } = loan;
  return (await loan.admin.call<InspectionDto>('POST', '/inspections', { applicationId, note: 'The roof' })).body;
}
async function sent(loan: Loan, email = `${randomUUID()}@inspect.example`) {
  const who = { scheduledFor: '2026-04-02', ...inspector, inspectorEmail: email };
  const scheduled = await put(loan, 'schedule', await requested(loan), who);
  const inspection = await put(loan, 'send-link', scheduled);
  return { inspection, token: (await tokens(inspection.id)).at(-1) ?? '' };
}
const aReport = (loan: Loan, { id }: { id: string }, token: string, percentComplete = 40) => ({
  token,
  id,
  reportId: randomUUID(),
  inspectedAt: '2026-04-02T15:30:00.000Z',
  note: 'Dry',
  lines: [{ additionalBudgetItemId: loan.lines[0], percentComplete, note: 'Shingles on' }],
});
const photograph = '/internal/inspection-link/photograph';
/** As the service asks that takes the photograph of a stranger. */
const admit = (token: string, address = '198.51.100.7') =>
  harness.asService<AdmittedPhotographDto>('files', 'POST', photograph, { token, address });
const handIn = (body: object) => anyone().call<OpenedInspectionDto>('POST', '/inspection-link/report', body);

describe("a named inspector's link", () => {
  test('shows that inspection alone, takes its report, and says who did it', async () => {
    const loan = await anOpenLoan(harness);
    const { inspection, token } = await sent(loan);
    expect(inspection.link).toMatchObject({ email: inspection.inspectorEmail });
    const opened = await open(token);
    expect(opened.body).toMatchObject({ id: inspection.id, status: 'scheduled', inspectorName: 'Ann Reed' });
    expect(opened.body.lines.map(({ name }) => name)).toEqual(['Roofing', 'HVAC', 'Flooring']);
    expect(JSON.stringify(opened.body)).not.toMatch(/budget(Amount|Cents)|funded/i);

    const done = await handIn(aReport(loan, inspection, token));
    expect([done.status, done.body.status, done.body.lines]).toEqual([200, 'done', []]);
    const read = await now(loan, inspection);
    expect(read.reports).toMatchObject([{ namedInspector: 'Ann Reed', reportedBy: loan.adminId, note: 'Dry' }]);
    expect(read.history.map(({ command, namedInspector }) => [command, namedInspector])).toEqual([
      ['request', null],
      ['schedule', null],
      ['send link', null],
      ['report', 'Ann Reed'],
    ]);
    const paper = await loan.admin.call('GET', `/inspections/${inspection.id}/pdf`);
    const { text } = await extractText(new Uint8Array(paper.bytes), { mergePages: true });
    expect(text.replace(/\s/g, '')).toMatch(/Reportsent.*byAnnReed/);
    const news = (await harness.sent('inspection.reported')).find(
      ({ payload }) => payload.inspectionId === inspection.id,
    );
    expect(news?.payload).toMatchObject({ byLink: true });

    const returned = await put(loan, 'return', read, { reason: 'And the doors?' });
    const again = await open(token);
    expect(again.body).toMatchObject({
      reason: 'And the doors?',
      last: { note: 'Dry', lines: [{ percentComplete: 40 }] },
    });
    expect((await handIn(aReport(loan, returned, token, 45))).status).toBe(200);
    const accepted = await put(loan, 'accept', await now(loan, inspection));
    expect([accepted.status, accepted.link]).toEqual(['accepted', null]);
    expect((await open(token)).status).toBe(410);
    const borrowers = await loan.borrower.call<InspectionDto>('GET', `/inspections/${inspection.id}`);
    expect(borrowers.body).toMatchObject({ link: null, reports: [{ round: 2, namedInspector: 'Ann Reed' }] });
  });

  test('takes photographs: let in for its loan on behalf of who sent the link, and named by its report', async () => {
    const loan = await anOpenLoan(harness);
    const { inspection, token } = await sent(loan);
    const admitted = await admit(token);
    const { applicationId, companyId, adminId: sentBy } = loan;
    expect([admitted.status, admitted.body]).toEqual([200, { applicationId, companyId, sentBy }]);
    const [own, foreign, paper] = [randomUUID(), randomUUID(), randomUUID()];
    const known = { userFileName: 'roof.jpg', companyId, parentType: 'application', fileType: 'inspectionPhoto' };
    files.answers.set('/internal/files/lookup', [
      { ...known, fileUploadId: own, parentId: applicationId },
      { ...known, fileUploadId: foreign, companyId: randomUUID(), parentId: randomUUID() },
      { ...known, fileUploadId: paper, parentId: applicationId, fileType: 'insurance' },
    ]);
    const taken = { takenAt: '2026-04-02T15:31:00.000Z', place: '29.76043,-95.3698' };
    const report = aReport(loan, inspection, token);
    // Neither another company's photograph nor another paper of the loan can be named by a stranger.
    for (const fileUploadId of [foreign, paper]) {
      const photos = [{ fileUploadId, ...taken }];
      expect((await anyone().problem('POST', '/inspection-link/report', { ...report, photos })).errors).toEqual([
        { field: 'photos', message: shared.choice },
      ]);
    }
    const photos = [{ fileUploadId: own, ...taken }];
    expect((await handIn({ ...report, photos })).status).toBe(200);
    expect((await now(loan, inspection)).reports[0]).toMatchObject({ photos });
    // Handed in, it lets nothing more in.
    expect((await admit(token)).status).toBe(410);
  });

  test('lets in so many photographs, nothing for anybody else, and counts what is tried in vain by its stranger', async () => {
    const loan = await anOpenLoan(harness);
    const { inspection, token } = await sent(loan);
    await harness.service.database.transaction((manager) =>
      manager.update(AccessLinkEntity, { subjectId: inspection.id }, { uploads: MAX_LINK_PHOTOS - 1 }),
    );
    const both = await Promise.all([admit(token), admit(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
    for (const who of [anyone(), loan.borrower, loan.admin])
      expect((await who.problem('POST', photograph, { token, address: '198.51.100.7' })).status).toBe(403);
    const guesser = '203.0.113.77';
    for (let at = 0; at < FREE_LINKS; at += 1) expect((await admit(`guess${at}`, guesser)).status).toBe(410);
    expect((await admit((await sent(loan)).token, guesser)).status).toBe(429);
    expect((await admit((await sent(loan)).token)).status).toBe(200);
  });

  test('takes one report: a double, a second and a concurrent one change nothing', async () => {
    const loan = await anOpenLoan(harness);
    const { inspection, token } = await sent(loan);
    const body = aReport(loan, inspection, token);
    const both = await Promise.all([handIn(body), handIn(body), handIn(aReport(loan, inspection, token, 90))]);
    expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(both.every(({ status }) => [200, 409].includes(status))).toBe(true);
    const { reports } = await now(loan, inspection);
    expect(reports).toHaveLength(1);
    // Sent again, because the answer never came, and a week later.
    const winner = { ...body, reportId: reports[0]?.reportId };
    expect((await handIn(winner)).body.status).toBe('done');
    expect((await handIn(aReport(loan, inspection, token, 90))).status).toBe(409);
    expect((await now(loan, inspection)).reports).toEqual(reports);
  });

  test('opens nothing once it is revoked, replaced, cancelled, expired or of another thing, and cannot be guessed', async () => {
    const loan = await anOpenLoan(harness);
    const { inspection, token } = await sent(loan);
    const other = await sent(await anOpenLoan(harness));
    // Another inspection, with this link.
    expect((await handIn({ ...aReport(loan, other.inspection, token) })).status).toBe(410);
    expect((await now(loan, inspection)).reports).toEqual([]);
    expect((await anyone().call('POST', '/waiver-link/open', { token })).status).toBe(410);

    const resent = await put(loan, 'send-link', inspection);
    const newer = (await tokens(inspection.id)).at(-1) ?? '';
    expect([(await open(token)).status, (await open(newer)).status]).toEqual([410, 200]);
    const revoked = await put(loan, 'revoke-link', resent);
    expect([revoked.link, (await open(newer)).status]).toEqual([null, 410]);
    expect((await handIn(aReport(loan, inspection, newer))).status).toBe(410);

    const third = await put(loan, 'send-link', revoked);
    const somebodyElse = { scheduledFor: '2026-04-03', ...inspector, inspectorEmail: 'eve@inspect.example' };
    const reassigned = await put(loan, 'schedule', third, somebodyElse);
    expect((await open((await tokens(inspection.id)).at(-1) ?? '')).status).toBe(410);
    const fourth = await put(loan, 'send-link', reassigned);
    await put(loan, 'cancel', fourth);
    expect((await open((await tokens(inspection.id)).at(-1) ?? '')).status).toBe(410);

    harness.clock.advance(LINK_LIFE + 1);
    expect((await open(other.token)).status).toBe(410);
    const guesser = harness.as({ ...nobody, address: '203.0.113.77' });
    for (let at = 0; at < FREE_LINKS; at += 1)
      await guesser.call('POST', '/inspection-link/open', { token: `guess${at}` });
    const fresh = await sent(await anOpenLoan(harness));
    expect((await guesser.call('POST', '/inspection-link/open', { token: fresh.token })).status).toBe(429);
    expect((await open(fresh.token)).status).toBe(200);
  });

  test('is sent by the lender alone, once of two at once, to a named inspector', async () => {
    const loan = await anOpenLoan(harness);
    const bare = await requested(loan);
    const unnamed = await loan.admin.problem('PUT', '/inspections/send-link', { id: bare.id, version: bare.version });
    expect(unnamed).toMatchObject({ status: 422, detail: inspectionRules.linkNeedsInspector });
    const scheduled = await put(loan, 'schedule', bare, { scheduledFor: '2026-04-02', ...inspector });
    const body = { id: scheduled.id, version: scheduled.version };
    for (const stranger of [loan.borrower, harness.as(aBorrower(randomUUID()))])
      for (const what of ['send-link', 'revoke-link'])
        expect((await stranger.call('PUT', `/inspections/${what}`, body)).status).toBe(403);
    expect((await loan.admin.problem('PUT', '/inspections/revoke-link', body)).code).toBe('state.illegal_transition');
    const both = await Promise.all([1, 2].map(() => loan.admin.call('PUT', '/inspections/send-link', body)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await tokens(scheduled.id)).toHaveLength(1);
  });

  test('takes lines of its loan without files, and says at which field it is wrong', async () => {
    const loan = await anOpenLoan(harness);
    const { inspection, token } = await sent(loan);
    const report = aReport(loan, inspection, token);
    const foreign = await anOpenLoan(harness);
    const wrong = [
      [{ lines: [{ additionalBudgetItemId: foreign.lines[0], percentComplete: 1 }] }, 'lines.0.additionalBudgetItemId'],
      [{ lines: [{ additionalBudgetItemId: loan.lines[0], percentComplete: 101 }] }, 'lines.0.percentComplete'],
      [{ photos: [{ fileUploadId: randomUUID() }] }, 'photos'],
    ] as const;
    for (const [more, field] of wrong) {
      const problem = await anyone().problem('POST', '/inspection-link/report', { ...report, ...more });
      expect([problem.status, problem.errors?.[0]?.field]).toEqual([422, field]);
      if (field === 'photos') expect(problem.errors?.[0]?.message).toBe(shared.choice);
    }
    expect((await now(loan, inspection)).reports).toEqual([]);
  });
});
