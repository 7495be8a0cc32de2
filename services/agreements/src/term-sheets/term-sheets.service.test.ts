import { randomUUID } from 'node:crypto';
import { exampleFigures, termSheetTypes } from '@groundwork/domain-agreements';
import { shared } from '@groundwork/domain-messages';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import {
  aBorrower,
  aBroker,
  anAdministrator,
  aNeighbour,
  headed,
  headOf,
  startService,
} from '@groundwork/server-testkit';
import { extractText } from 'unpdf';
import { verifyEvidence } from '../evidence/verify-evidence.js';
import { service } from '../index.js';
import { contentHash } from '../shared/index.js';
import type {
  ApplicationTermSheetDto,
  TermSheetAgreementDto,
  TermSheetDeclineDto,
  TermSheetDto,
  TermSheetVersionDto,
} from './term-sheet.dto.js';

let harness: ServiceHarness;
let applications: Neighbour;
let companies: Neighbour;
let identity: Neighbour;
beforeAll(async () => {
  [applications, companies, identity] = await Promise.all([aNeighbour(), aNeighbour(), aNeighbour()]);
  harness = await startService(service, {
    services: { applications: applications.url, companies: companies.url, identity: identity.url },
  });
});
afterAll(async () => {
  await harness.close();
  await Promise.all([applications, companies, identity].map((neighbour) => neighbour.close()));
});

const companyId = randomUUID();
const actor = aBorrower(companyId);
const text = (words: string) => `<p>${words}</p>`;
const DAY = 24 * 3_600_000;

interface Known {
  loanType?: string | null;
  lineOfCredit?: boolean;
  status?: string;
  name?: string;
  companyId?: string;
  termSheetChanges?: string[];
}

/** An application as the applications service knows it, and the borrower's names as theirs do. */
function anApplication({ companyId: owner = companyId, ...more }: Known = {}, id: string = randomUUID()): string {
  const record = { ...exampleFigures, applicationId: id, companyId: owner, userId: randomUUID() };
  const figures = { status: 'in_progress', lineOfCredit: false, termSheetChanges: [], ...record, ...more };
  applications.answers.set(`/internal/applications/${id}/owner`, figures);
  applications.answers.set(`/internal/applications/${id}/term-sheet-figures`, figures);
  const company = { companyId: owner, organizationName: 'Bluff Oak', legalEntityName: 'Bluff Oak <Homes> LLC' };
  companies.answers.set(`/internal/companies/${owner}`, company);
  const name = { userId: actor.userId, firstName: 'Marisol', lastName: 'Bennett' };
  identity.answers.set(`/internal/users/${actor.userId}/name`, name);
  return id;
}

const sheetOf = async (id: string, by = actor) =>
  (await harness.as(by).call<ApplicationTermSheetDto>('GET', `/term-sheet-agreements/application/${id}/sheet`)).body;

/** Answers for what is shown, unless something else is said. */
async function answer<T>(path: string, applicationId: string, more: object = {}, headers = {}) {
  const { type, version, contentHash: hash } = await sheetOf(applicationId);
  const body = { applicationId, type, version, contentHash: hash, ...more };
  return harness.as(actor).call<T>('POST', path, body, { headers });
}
const accept = (id: string, more: object = {}, headers = {}) =>
  answer<TermSheetAgreementDto>('/term-sheet-agreements', id, more, headers);
const decline = (id: string, more: object = {}) => answer<TermSheetDeclineDto>('/term-sheet-declines', id, more);
const problemOf = ({ body }: { body: unknown }) => body as { status: number; code: string; errors?: unknown };
const verify = () => verifyEvidence((statement, values) => harness.service.database.rows(statement, values));

describe('masters of term sheets', () => {
  it('have a text of each type; an unknown one is not found', async () => {
    const list = (await harness.as(anAdministrator()).call<TermSheetVersionDto[]>('GET', '/term-sheets')).body;
    expect(list.map(({ type }) => type)).toEqual(termSheetTypes);
    // The four that a portal started with before sheets were filled keep that version beside.
    expect(list.map(({ version }) => version)).toEqual([2, 2, 2, 2, 1, 1, 1, 1]);
    const titles = new Set<string>();
    for (const type of termSheetTypes) {
      const { body } = await harness.as(actor).call<TermSheetDto>('GET', `/term-sheets/${encodeURIComponent(type)}`);
      expect(body).toMatchObject({ type, userId: null });
      titles.add(body.content.split('\n')[0] ?? '');
    }
    expect(titles.size).toBe(termSheetTypes.length);
    expect((await harness.as(actor).problem('GET', '/term-sheets/bridge')).status).toBe(404);
    expect((await harness.as(anAdministrator()).problem('GET', '/term-sheets/bridge/versions')).status).toBe(404);
    expect((await harness.as(aBroker(randomUUID())).problem('GET', '/term-sheets/land')).status).toBe(403);
    for (const path of ['/term-sheets', '/term-sheets/land/versions'])
      expect((await harness.as(actor).problem('GET', path)).status).toBe(403);
  });

  it('get the next version of their type by a save, sanitised; the old ones stay and are listed', async () => {
    const admin = anAdministrator();
    const saved = await harness.as(admin).call<TermSheetDto>('POST', '/term-sheets', {
      type: 'land',
      content: '<p onclick="x()">Land of {{companyName}}</p><script>x</script>',
      basedOnVersion: 2,
    });
    expect(saved.body).toMatchObject({
      type: 'land',
      version: 3,
      userId: admin.userId,
      content: text('Land of {{companyName}}'),
    });
    const versions = await harness.as(admin).call<TermSheetVersionDto[]>('GET', '/term-sheets/land/versions');
    expect(versions.body.map(({ version, userId }) => [version, userId])).toEqual([
      [3, admin.userId],
      [2, null],
      [1, null],
    ]);
    expect(versions.body[0]).not.toHaveProperty('content');
    expect((await harness.as(admin).call<TermSheetDto>('GET', '/term-sheets/land/version/1')).body.version).toBe(1);
  });

  it('of two who edit the same version at once one is told, and shown what the other saved', async () => {
    const save = (words: string) =>
      harness
        .as(anAdministrator())
        .call<TermSheetDto>('POST', '/term-sheets', { type: 'model', content: text(words), basedOnVersion: 2 });
    const answers = await Promise.all([save('one'), save('two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [first] = answers.filter(({ status }) => status === 201).map(({ body }) => body);
    const late = await harness
      .as(anAdministrator())
      .problem('POST', '/term-sheets', { type: 'model', content: text('late'), basedOnVersion: 2 });
    expect(late).toMatchObject({ code: 'state.version_conflict', current: { version: 3, content: first?.content } });
  });

  it('refuse what no borrower could read', async () => {
    const refusal = async (body: object) =>
      (await harness.as(anAdministrator()).problem('POST', '/term-sheets', body)).errors;
    const [unknown] = shared.placeholdersUnknown.split(':');
    expect(await refusal({ type: 'bridge', content: text('x') })).toEqual([{ field: 'type', message: shared.choice }]);
    expect(
      await refusal({ type: 'land', content: text('{{clientName}} {{budget<b>Total</b>}} {{companyName}}') }),
    ).toEqual([{ field: 'content', message: `${unknown}: clientName, {{budgetTotal}}` }]);
    expect(await refusal({ type: 'lineOfCredit', content: '<h3>Terms</h3><p>Some</p>' })).toEqual([
      { field: 'content', message: shared.supervisionMissing },
    ]);
    expect(await refusal({ type: 'land', content: '<p> </p>' })).toEqual([
      { field: 'content', message: shared.fieldRequired },
    ]);
  });
});

describe('the sheet of an application', () => {
  it('is of its loan type, filled with its figures; of a line of credit with what is acknowledged', async () => {
    const sheet = await sheetOf(anApplication());
    expect(sheet).toMatchObject({ type: 'build new', version: 2, acceptedAt: null, declinedAt: null });
    expect(sheet.supervisoryText).toBeNull();
    for (const figure of ['Bluff Oak &lt;Homes&gt; LLC', '$450,000.00', '1500 Harvard Street, Houston, Texas 77008'])
      expect(sheet.content).toContain(figure);
    expect(sheet.content).not.toContain('{{');
    expect(sheet.contentHash).toBe(contentHash(sheet.content));
    expect((await sheetOf(anApplication({ loanType: 'buildToRent' }))).type).toBe('buildToRent');
    const line = await sheetOf(anApplication({ lineOfCredit: true }));
    expect([line.type, line.supervisoryText]).toEqual([
      'lineOfCredit',
      expect.stringContaining('a supervisor of the construction'),
    ]);
  });

  it('is the own company’s and the administrators’; without a loan type there is none', async () => {
    const id = anApplication();
    const path = `/term-sheet-agreements/application/${id}/sheet`;
    expect((await harness.as(aBorrower(randomUUID())).problem('GET', path)).status).toBe(404);
    expect((await harness.as(aBroker(randomUUID())).problem('GET', path)).status).toBe(403);
    expect((await harness.as(anAdministrator()).call('GET', path)).status).toBe(200);
    const none = anApplication({ loanType: null });
    expect(await harness.as(actor).problem('GET', `/term-sheet-agreements/application/${none}/sheet`)).toMatchObject({
      status: 404,
      detail: shared.incorrectLoanType,
    });
  });
});

describe('acceptance of a term sheet', () => {
  it('is recorded with its evidence and told; what was shown is kept word by word', async () => {
    const applicationId = anApplication();
    const shown = await sheetOf(applicationId);
    const accepted = await accept(
      applicationId,
      { ip: '10.0.0.1', userId: randomUUID(), date: '1999-01-01' },
      { 'idempotency-key': randomUUID(), 'user-agent': 'Mozilla/5.0 Test' },
    );
    expect(accepted.status).toBe(201);
    expect(accepted.body).toEqual({
      id: expect.any(String),
      applicationId,
      version: 2,
      type: 'build new',
      ip: '203.0.113.7',
      userId: actor.userId,
      date: harness.clock.now().toISOString(),
      contentHash: contentHash(shown.content),
    });
    for (const by of [actor, anAdministrator()])
      expect((await harness.as(by).call('GET', `/term-sheet-agreements/application/${applicationId}`)).body).toEqual(
        accepted.body,
      );
    const [event] = (await harness.sent('termsheet.accepted')).filter((sent) => sent.aggregateId === applicationId);
    expect(event?.payload).toEqual({
      agreementId: accepted.body.id,
      applicationId,
      companyId,
      userId: actor.userId,
      title: expect.stringMatching(/^Term sheet: Build New, project #\d+$/),
      type: 'build new',
      version: 2,
      date: accepted.body.date,
      // What the sheet says of the application, so that a change of it can be told.
      shown: expect.objectContaining({ requestedAmount: '$382,500.00', budgetTotal: '$450,000.00' }) as unknown,
    });
    const [record] = await harness.service.database.rows<{ facts: string }>(
      'SELECT facts FROM evidence_record WHERE acceptance_id = ?',
      [accepted.body.id],
    );
    const master = (await harness.as(actor).call<TermSheetDto>('GET', '/term-sheets/build%20new')).body;
    expect(JSON.parse(record?.facts ?? '')).toMatchObject({
      kind: 'termsheet.accepted',
      contentHash: shown.contentHash,
      masterHash: contentHash(master.content),
      signerName: 'Marisol Bennett',
      userAgent: 'Mozilla/5.0 Test',
    });
    expect(await sheetOf(applicationId)).toMatchObject({
      content: shown.content,
      acceptedAt: accepted.body.date,
      figuresChanged: false,
    });
  });

  it('stands for who decides upon it, by the hash of its text, until it is withdrawn', async () => {
    const applicationId = anApplication();
    const standingPath = `/internal/term-sheets/${applicationId}/acceptance`;
    const standing = async () => (await harness.asService('applications', 'GET', standingPath)).body;
    expect(await standing()).toEqual({ acceptance: null });
    const { body } = await accept(applicationId);
    const { id, type, version, date, contentHash } = body;
    expect(await standing()).toEqual({
      acceptance: { id, type, version, date, contentHash, signerName: 'Marisol Bennett' },
    });
    expect((await harness.as(actor).problem('GET', standingPath)).status).toBe(403);
    await harness.as(actor).call('DELETE', `/term-sheet-agreements/application/${applicationId}`);
    expect(await standing()).toEqual({ acceptance: null });
  });

  it('shows what was accepted, not what the figures would make of it since; once under way for good', async () => {
    const applicationId = anApplication();
    const shown = await sheetOf(applicationId);
    await accept(applicationId);
    anApplication({ name: 'Another name' }, applicationId);
    expect(await sheetOf(applicationId)).toMatchObject({ content: shown.content, figuresChanged: true });
    anApplication({ name: 'Another name', status: 'approved' }, applicationId);
    harness.clock.advance(40 * DAY);
    expect(await sheetOf(applicationId)).toMatchObject({ content: shown.content, figuresChanged: false });
    anApplication({ name: 'Another name' }, applicationId);
    const anew = await sheetOf(applicationId);
    expect([anew.acceptedAt, anew.content.includes('Another name')]).toEqual([null, true]);
  });

  it('is to be accepted again when figures that it shows have changed, and is then superseded', async () => {
    const applicationId = anApplication();
    const shown = await sheetOf(applicationId);
    await accept(applicationId);
    anApplication({ name: 'Another name', termSheetChanges: ['Name of the application'] }, applicationId);
    const anew = await sheetOf(applicationId);
    expect([anew.acceptedAt, anew.content === shown.content]).toEqual([null, false]);
    expect((await accept(applicationId)).status).toBe(201);
    anApplication(
      { name: 'Another name', status: 'awaiting', termSheetChanges: ['Name of the application'] },
      applicationId,
    );
    expect((await sheetOf(applicationId)).acceptedAt).not.toBeNull();
  });

  it('is fresh for less than a day', async () => {
    const applicationId = anApplication();
    await accept(applicationId);
    harness.clock.advance(DAY - 1);
    expect((await sheetOf(applicationId)).acceptedAt).not.toBeNull();
    harness.clock.advance(1);
    expect((await sheetOf(applicationId)).acceptedAt).toBeNull();
  });

  it('is of nothing that was not shown', async () => {
    const applicationId = anApplication();
    const { contentHash: before } = await sheetOf(applicationId);
    anApplication({ name: 'Renamed while it was read' }, applicationId);
    expect(problemOf(await accept(applicationId, { contentHash: before }))).toMatchObject({
      status: 409,
      code: 'state.version_conflict',
      detail: shared.termSheetReadAnew,
    });
    // Who shows the master's own text has shown braces.
    expect(problemOf(await accept(applicationId, { contentHash: undefined }))).toMatchObject({
      errors: [{ field: 'contentHash', message: shared.fieldRequired }],
    });
    expect(problemOf(await accept(applicationId, { contentHash: 'x' })).status).toBe(422);
    await harness.as(anAdministrator()).call('POST', '/term-sheets', { type: 'flip', content: text('No braces') });
    const plain = anApplication({ loanType: 'renovation' });
    expect((await accept(plain, { contentHash: undefined })).status).toBe(201);
  });

  it('is of the own company’s application while it can be changed, its loan type and the version in force', async () => {
    const own = anApplication();
    const shown = await sheetOf(own);
    const refused = async (applicationId: string, more: object = {}, by = actor) =>
      harness.as(by).problem('POST', '/term-sheet-agreements', { ...shown, applicationId, ...more });
    expect((await refused(anApplication({ companyId: randomUUID() }))).status).toBe(403);
    expect((await refused(randomUUID())).status).toBe(404);
    expect((await refused('7')).status).toBe(422);
    expect((await refused(own, {}, aBroker(randomUUID()) as typeof actor)).status).toBe(403);
    expect((await refused(own, { type: 'model' })).errors).toEqual([
      { field: 'type', message: shared.incorrectLoanType },
    ]);
    expect(await refused(own, { version: 1 })).toMatchObject({
      code: 'state.version_conflict',
      detail: shared.termsChanged,
    });
    const submitted = anApplication({ status: 'submitted' });
    for (const path of ['/term-sheet-agreements', '/term-sheet-declines'])
      expect((await harness.as(actor).problem('POST', path, { ...shown, applicationId: submitted })).code).toBe(
        'state.illegal_transition',
      );
  });

  it.each([
    ['applications', () => applications],
    ['companies', () => companies],
    ['identity', () => identity],
  ])('is not possible while the %s service is away, and then is', async (_name, neighbour) => {
    const applicationId = anApplication();
    const { type, version, contentHash: hash } = await sheetOf(applicationId);
    const send = () =>
      harness.as(actor).call('POST', '/term-sheet-agreements', { applicationId, type, version, contentHash: hash });
    neighbour().away = true;
    expect((await send()).status).toBe(503);
    neighbour().away = false;
    expect((await send()).status).toBe(201);
  });

  it('a later one supersedes; an application has one at most', async () => {
    const applicationId = anApplication();
    const first = (await accept(applicationId)).body;
    harness.clock.advance(2 * DAY);
    const answers = await Promise.all([accept(applicationId), accept(applicationId), accept(applicationId)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(201);
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
    const standing = (
      await harness.as(actor).call<TermSheetAgreementDto>('GET', `/term-sheet-agreements/application/${applicationId}`)
    ).body;
    expect(answers.filter(({ status }) => status === 201).map(({ body }) => body.id)).toContain(standing.id);
    expect(standing.id).not.toBe(first.id);
  });

  it('two first ones at once leave one', async () => {
    const applicationId = anApplication();
    const answers = await Promise.all(Array.from({ length: 6 }, () => accept(applicationId)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(201);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect((await harness.as(actor).call('GET', `/term-sheet-agreements/application/${applicationId}`)).status).toBe(
      200,
    );
  });

  it('is withdrawn by the company’s users while the application can be changed, and can be given again', async () => {
    const applicationId = anApplication();
    const { id } = (await accept(applicationId)).body;
    const path = `/term-sheet-agreements/application/${applicationId}`;
    expect((await harness.as(aBorrower(randomUUID())).problem('DELETE', path)).status).toBe(404);
    expect((await harness.as(aBorrower(randomUUID())).problem('GET', path)).status).toBe(404);
    expect((await harness.as(anAdministrator()).problem('DELETE', path)).status).toBe(403);
    anApplication({ status: 'approved' }, applicationId);
    expect((await harness.as(actor).problem('DELETE', path)).code).toBe('state.illegal_transition');
    anApplication({}, applicationId);
    expect((await harness.as(actor).call('DELETE', path)).body).toEqual({ id });
    expect((await harness.as(actor).problem('DELETE', path)).status).toBe(404);
    expect(
      (await harness.sent('termsheet.withdrawn')).filter((event) => event.aggregateId === applicationId),
    ).toHaveLength(1);
    expect((await accept(applicationId)).status).toBe(201);
  });
});

describe('a term sheet that is declined', () => {
  it('is on record where nothing was ever accepted, with its evidence and its event', async () => {
    const applicationId = anApplication();
    const declined = await decline(applicationId);
    expect([declined.status, declined.body]).toEqual([
      201,
      { id: expect.any(String), applicationId, date: harness.clock.now().toISOString() },
    ]);
    expect((await sheetOf(applicationId)).declinedAt).toBe(declined.body.date);
    const events = (await harness.sent('termsheet.declined')).filter((sent) => sent.aggregateId === applicationId);
    expect(events.map(({ payload }) => payload)).toEqual([
      {
        declineId: declined.body.id,
        applicationId,
        companyId,
        userId: actor.userId,
        type: 'build new',
        version: 2,
        date: declined.body.date,
      },
    ]);
    expect((await verify()).findings).toEqual([]);
  });

  it('ends an acceptance that stood, stale ones too, and is forgotten by the next one', async () => {
    const applicationId = anApplication();
    const { id } = (await accept(applicationId)).body;
    harness.clock.advance(2 * DAY);
    await decline(applicationId);
    const path = `/term-sheet-agreements/application/${applicationId}`;
    expect((await harness.as(actor).problem('GET', path)).status).toBe(404);
    const kinds = await harness.service.database.rows<{ kind: string }>(
      'SELECT kind FROM evidence_record WHERE acceptance_id = ? ORDER BY position',
      [id],
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['termsheet.accepted', 'termsheet.withdrawn']);
    harness.clock.advance(1000);
    await accept(applicationId);
    expect((await sheetOf(applicationId)).declinedAt).toBeNull();
    harness.clock.advance(1000);
    await harness.as(actor).call('DELETE', path);
    expect((await sheetOf(applicationId)).declinedAt).toBeNull();
    expect((await verify()).findings).toEqual([]);
  });

  it('and one that was accepted are found where their texts were changed or removed', async () => {
    const applicationId = anApplication();
    const { id: declined } = (await decline(applicationId)).body;
    const { id: accepted } = (await accept(applicationId)).body;
    const undo = new Error('undo');
    const run = (statement: string, values: unknown[]) => harness.service.database.manager.query(statement, values);
    let findings: readonly string[] = [];
    await harness.service.database
      .transaction(async () => {
        await run("UPDATE term_sheet_agreement SET content = '<p>Other</p>' WHERE id = ?", [accepted]);
        await run('UPDATE term_sheet_decline SET signer_name = ? WHERE id = ?', ['Somebody else', declined]);
        findings = (await verify()).findings;
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    expect(findings).toEqual([
      expect.stringMatching(/^The declined term sheet of record \d+ was changed in term_sheet_decline: signer_name\.$/),
      `The text of the accepted term sheet ${accepted} no longer has its hash.`,
    ]);
  });
});

describe('a term sheet on paper', () => {
  const paperOf = async (applicationId: string, by = actor) => {
    const path = `/term-sheet-agreements/application/${applicationId}/pdf`;
    const printed = await harness.as(by).call('GET', path);
    expect([printed.status, printed.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(await headOf(printed.bytes)).toEqual(headed);
    const { text: pages } = await extractText(new Uint8Array(printed.bytes));
    return { bytes: printed.bytes, words: pages.join(' ').replace(/\s+/g, ' ') };
  };

  it('says what is shown and that nobody accepted it; then who did, byte for byte the same', async () => {
    const applicationId = anApplication();
    const before = (await paperOf(applicationId)).words;
    for (const words of ['Bluff Oak <Homes> LLC', '$450,000.00', 'Not accepted', '1500 Harvard Street'])
      expect(before).toContain(words);
    const { date, id } = (await accept(applicationId)).body;
    const accepted = await paperOf(applicationId);
    for (const words of ['Marisol Bennett', date, id, '203.0.113.7', '$450,000.00', 'Certificate of signatures'])
      expect(accepted.words).toContain(words);
    harness.clock.advance(60_000);
    anApplication({ name: 'Renamed since' }, applicationId);
    expect((await paperOf(applicationId, anAdministrator() as typeof actor)).bytes.equals(accepted.bytes)).toBe(true);
  });

  it('is the own company’s alone, and not made of a text that was changed', async () => {
    const applicationId = anApplication();
    const { id } = (await accept(applicationId)).body;
    const path = `/term-sheet-agreements/application/${applicationId}/pdf`;
    expect((await harness.as(aBorrower(randomUUID())).problem('GET', path)).status).toBe(404);
    await harness.service.database.statement((manager) =>
      manager.query("UPDATE term_sheet_agreement SET content = '<p>Other</p>' WHERE id = ?", [id]),
    );
    expect((await harness.as(actor).problem('GET', path)).code).toBe('evidence.broken');
  });
});
