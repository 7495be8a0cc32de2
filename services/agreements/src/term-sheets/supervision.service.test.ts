import { createHash, randomUUID } from 'node:crypto';
import { exampleFigures } from '@groundwork/domain-agreements';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, anAdministrator, aNeighbour, nobody, startService } from '@groundwork/server-testkit';
import { extractText } from 'unpdf';
import { verifyEvidence } from '../evidence/verify-evidence.js';
import { service } from '../index.js';
import type { VerifiedPaperDto } from '../sealing/verification.dto.js';
import { contentHash } from '../shared/index.js';
import type { ApplicationTermSheetDto, SupervisionDto, TermSheetDto } from './term-sheet.dto.js';

let harness: ServiceHarness;
let neighbour: Neighbour;
const companyId = randomUUID();
const actor = aBorrower(companyId);
const path = '/supervisory-acknowledgements';

beforeAll(async () => {
  neighbour = await aNeighbour();
  const { url } = neighbour;
  harness = await startService(service, { services: { applications: url, companies: url, identity: url } });
});
afterAll(async () => {
  await harness.close();
  await neighbour.close();
});

function anApplication(more: object = {}): string {
  const applicationId = randomUUID();
  const owner = { ...exampleFigures, applicationId, companyId, userId: randomUUID() };
  const figures = { ...owner, status: 'in_progress', lineOfCredit: true, termSheetChanges: [], ...more };
  neighbour.answers.set(`/internal/applications/${applicationId}/owner`, figures);
  neighbour.answers.set(`/internal/applications/${applicationId}/term-sheet-figures`, figures);
  const company = { companyId, organizationName: 'Bluff Oak', legalEntityName: 'Bluff Oak Homes LLC' };
  neighbour.answers.set(`/internal/companies/${companyId}`, company);
  const name = { userId: actor.userId, firstName: 'Marisol', lastName: 'Bennett' };
  neighbour.answers.set(`/internal/users/${actor.userId}/name`, name);
  return applicationId;
}

const sheetOf = async (id: string) =>
  (await harness.as(actor).call<ApplicationTermSheetDto>('GET', `/term-sheet-agreements/application/${id}/sheet`)).body;

describe('the supervision of a line of credit', () => {
  it('is acknowledged in the words that are shown, under the name of the account, and sealed into the chain', async () => {
    const applicationId = anApplication();
    const before = await sheetOf(applicationId);
    expect([before.supervisoryHash, before.supervision]).toEqual([contentHash(before.supervisoryText ?? ''), null]);
    const answer = await harness.as(actor).call<SupervisionDto>(
      'POST',
      path,
      // Nobody's name, address or day is taken from the body.
      { applicationId, contentHash: before.supervisoryHash, signerName: 'Somebody Else', ip: '10.0.0.1', date: '1999' },
      { headers: { 'user-agent': 'Mozilla/5.0 Test' } },
    );
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        id: expect.any(String),
        signerName: 'Marisol Bennett',
        date: harness.clock.now().toISOString(),
        contentHash: before.supervisoryHash,
      },
    ]);
    expect((await sheetOf(applicationId)).supervision).toEqual(answer.body);
    const [record] = await harness.service.database.rows<{ facts: string }>(
      'SELECT facts FROM evidence_record WHERE acceptance_id = ?',
      [answer.body.id],
    );
    expect(JSON.parse(record?.facts ?? '')).toMatchObject({
      kind: 'termsheet.supervision',
      userId: actor.userId,
      applicationId,
      type: 'lineOfCredit',
      contentHash: before.supervisoryHash,
      signerName: 'Marisol Bennett',
      ip: '203.0.113.7',
      userAgent: 'Mozilla/5.0 Test',
    });
    // Both sides have it on paper, below the sheet.
    for (const by of [actor, anAdministrator()]) {
      const { bytes } = await harness.as(by).call('GET', `/term-sheet-agreements/application/${applicationId}/pdf`);
      const { text } = await extractText(new Uint8Array(bytes));
      const paper = text.join(' ').replace(/\s+/g, '');
      for (const words of ['Acknowledgedby', 'MarisolBennett', '203.0.113.7', before.supervisoryHash])
        expect(paper).toContain(words);
    }
  });

  it('completes the paper of a sheet that is accepted, before or after it, and the file is known', async () => {
    const applicationId = anApplication();
    const sheet = await sheetOf(applicationId);
    const { type, version } = sheet;
    const accept = async () => {
      const body = { applicationId, type, version, contentHash: (await sheetOf(applicationId)).contentHash };
      expect((await harness.as(actor).call('POST', '/term-sheet-agreements', body)).status).toBe(201);
    };
    const signers = async () => {
      const { bytes } = await harness
        .as(anAdministrator())
        .call('GET', `/term-sheet-agreements/application/${applicationId}/pdf`);
      const paperHash = createHash('sha256').update(bytes).digest('hex');
      const known = await harness.as(nobody).call<VerifiedPaperDto>('POST', '/verifications', { paperHash });
      expect(known.body.title).toMatch(/^Term sheet: /);
      return known.body.signatures.map(({ party }) => party);
    };
    await accept();
    expect(await signers()).toEqual(['Acceptance']);
    harness.clock.advance(60_000);
    await harness.as(actor).call('POST', path, { applicationId, contentHash: sheet.supervisoryHash });
    expect(await signers()).toEqual(['Acceptance', 'Supervisory acknowledgement']);
    harness.clock.advance(60_000);
    await accept();
    expect(await signers()).toEqual(['Supervisory acknowledgement', 'Acceptance']);
    const { findings } = await verifyEvidence((statement, values) => harness.service.database.rows(statement, values));
    expect(findings).toEqual([]);
  });

  it('is not what other words said, nor another company’s, nor of a loan that is no line of credit', async () => {
    const applicationId = anApplication();
    const { supervisoryHash } = await sheetOf(applicationId);
    const as = harness.as(actor);
    expect((await as.problem('POST', path, { applicationId, contentHash: contentHash('other words') })).code).toBe(
      'state.version_conflict',
    );
    expect((await as.problem('POST', path, { applicationId, contentHash: 'x' })).status).toBe(422);
    const stranger = harness.as(aBorrower(randomUUID()));
    expect([403, 404]).toContain(
      (await stranger.problem('POST', path, { applicationId, contentHash: supervisoryHash })).status,
    );
    const house = anApplication({ lineOfCredit: false });
    expect((await as.problem('POST', path, { applicationId: house, contentHash: supervisoryHash })).status).toBe(404);
    const running = anApplication({ status: 'approved' });
    expect((await as.problem('POST', path, { applicationId: running, contentHash: supervisoryHash })).status).toBe(409);
  });

  it('stands for who asks before a final submit, in the very words of now and in no others', async () => {
    const applicationId = anApplication();
    const standingPath = `/internal/term-sheets/${applicationId}/supervision`;
    const standing = async () => (await harness.asService('applications', 'GET', standingPath)).body;
    expect(await standing()).toEqual({ supervision: null });
    const { supervisoryHash } = await sheetOf(applicationId);
    const { body } = await harness.as(actor).call('POST', path, { applicationId, contentHash: supervisoryHash });
    expect(await standing()).toEqual({ supervision: body });
    // The lender asks for other words from now on.
    const lender = harness.as(anAdministrator());
    const sheet = (await lender.call<TermSheetDto>('GET', '/term-sheets/lineOfCredit')).body;
    const content = sheet.content.replace('at least once a week', 'at least once a day');
    expect(content).not.toBe(sheet.content);
    const version = { type: 'lineOfCredit', content, basedOnVersion: sheet.version };
    expect((await lender.call('POST', '/term-sheets', version)).status).toBe(201);
    expect(await standing()).toEqual({ supervision: null });
    expect((await harness.as(actor).problem('GET', standingPath)).status).toBe(403);
  });

  it('cannot be changed without being found', async () => {
    const applicationId = anApplication();
    const { supervisoryHash } = await sheetOf(applicationId);
    const { body } = await harness
      .as(actor)
      .call<SupervisionDto>('POST', path, { applicationId, contentHash: supervisoryHash });
    const verify = () => verifyEvidence((statement, values) => harness.service.database.rows(statement, values));
    const { findings } = await verify();
    expect(findings).toEqual([]);
    const change = (sql: string) => harness.service.database.statement((manager) => manager.query(sql, [body.id]));
    await change("UPDATE supervisory_acknowledgement SET signer_name = 'Somebody Else' WHERE id = ?");
    expect((await verify()).findings.join(' ')).toContain('signer_name');
    await change("UPDATE supervisory_acknowledgement SET signer_name = 'Marisol Bennett', content = 'x' WHERE id = ?");
    expect((await verify()).findings.join(' ')).toContain('no longer has its hash');
  });
});
