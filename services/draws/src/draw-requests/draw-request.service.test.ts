import { createHash, randomUUID } from 'node:crypto';
import { drawRules, fill, shared } from '@groundwork/domain-messages';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import {
  aBorrower,
  aBroker,
  anAdministrator,
  aNeighbour,
  codeByLetter,
  nobody,
  openSignings,
  signedOnce,
  signsWithCode,
  startService,
  theLender,
} from '@groundwork/server-testkit';
import { service } from '../index.js';
import { anIdentity } from '../testing/harness.js';
import type { ActiveTotalsDto } from '../ledger/ledger.dto.js';
import { anOpenLoan, approvedLine, certified, signature } from '../testing/loan.js';
import type { DrawRequestDto, DrawStatusDto } from './draw-request.dto.js';
import { DrawSubmissionEntity } from './persistence/draw-submission.entity.js';

let harness: ServiceHarness;
let identity: Neighbour;
let files: Neighbour;
beforeAll(async () => {
  files = await aNeighbour();
  identity = await anIdentity();
  harness = await startService(service, { services: { files: files.url, identity: identity.url } });
}, 60_000);
afterAll(async () => {
  await harness?.close();
  await files?.close();
  await identity?.close();
});

describe('the ledger', () => {
  test('opens once with the approved budget, however often the approval is told', async () => {
    const loan = await anOpenLoan(harness);
    const ledger = await loan.ledger();
    expect(ledger).toMatchObject({
      name: 'Maple Street Homes',
      total: 1_525_001,
      fundedToDate: 5_001,
      remaining: 1_520_000,
      pending: 0,
      available: 1_520_000,
    });
    expect(ledger.lines.map((line) => [line.name, line.budgetAmount, line.available])).toEqual([
      ['Roofing', 1_000_000, 1_000_000],
      ['HVAC', 500_000, 500_000],
      ['Flooring', 25_001, 20_000],
    ]);
    const payload = {
      applicationId: loan.applicationId,
      companyId: loan.companyId,
      userId: randomUUID(),
      name: 'Again',
      decidedBy: randomUUID(),
      loanType: 'land',
      properties: [],
    };
    await harness.deliver('application.approved', loan.applicationId, payload);
    expect(await loan.ledger()).toEqual(ledger);
    const opened = (await harness.sent('ledger.opened')).filter((event) => event.aggregateId === loan.applicationId);
    expect(opened.map((event) => event.payload)).toEqual([
      { applicationId: loan.applicationId, companyId: loan.companyId, total: 1_525_001 },
    ]);
  });

  test('belongs to its company: others are refused, and an unknown one is not found', async () => {
    const loan = await anOpenLoan(harness);
    const stranger = harness.as(aBorrower(randomUUID()));
    expect((await stranger.problem('GET', `/ledgers/${loan.applicationId}`)).code).toBe('access.denied');
    expect((await stranger.problem('GET', `/companies/${loan.companyId}/active-totals`)).code).toBe('access.denied');
    expect((await stranger.problem('GET', `/companies/${loan.companyId}/draw-requests`)).code).toBe('access.denied');
    expect(await loan.borrower.problem('GET', `/ledgers/${randomUUID()}`)).toMatchObject({
      status: 404,
      detail: shared.noLedger,
    });
    for (const actor of [nobody, aBroker(randomUUID())])
      expect((await harness.as(actor).problem('GET', `/ledgers/${loan.applicationId}`)).status).toBe(403);
  });

  test('gives the totals of a company over all its loans', async () => {
    const companyId = randomUUID();
    const first = await anOpenLoan(harness, companyId);
    await anOpenLoan(harness, companyId);
    await first.draw([7_000, 3_000]);
    const totals = (await first.admin.call<ActiveTotalsDto>('GET', `/companies/${companyId}/active-totals`)).body;
    expect(totals).toMatchObject({
      total: 3_050_002,
      fundedToDate: 10_002,
      remaining: 3_040_000,
      pending: 10_000,
      available: 3_030_000,
    });
    const { applicationId } = first;
    expect(totals.loans.find((loan) => loan.applicationId === applicationId)).toMatchObject({
      total: 1_525_001,
      fundedToDate: 5_001,
      remaining: 1_520_000,
      pending: 10_000,
      available: 1_510_000,
    });
    expect(totals.loans.map((loan) => loan.available).sort()).toEqual([1_510_000, 1_520_000]);
    expect(totals.loans[0]?.properties[0]).toMatchObject({ street: '12 Maple Street', city: 'Houston' });
    expect(
      (await harness.as(aBorrower(randomUUID())).problem('GET', `/companies/${companyId}/active-totals`)).status,
    ).toBe(403);
  });
});

describe('a draw request', () => {
  test('is made of the lines with an amount, pending in the ledger, and told to others', async () => {
    const loan = await anOpenLoan(harness);
    const answer = await loan.borrower.call<DrawRequestDto>('POST', '/draw-requests', {
      applicationId: loan.applicationId,
      statusId: 3,
      companyId: randomUUID(),
      lineItems: [
        { additionalBudgetItemId: loan.lines[0], requestedAmount: 0 },
        { additionalBudgetItemId: loan.lines[1], requestedAmount: 120_000, statusId: 3 },
        { additionalBudgetItemId: loan.lines[2], requestedAmount: 20_000 },
      ],
      ...certified,
      certifySignatureDate: '2026-03-02T14:59:30.000Z',
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      statusId: 1,
      companyId: loan.companyId,
      requestedAmount: 140_000,
      certifySignature: certified.certifySignature,
      certifySignatureDate: '2026-03-02T14:59:30.000Z',
      applicationName: 'Maple Street Homes',
    });
    expect(
      answer.body.lineItems.map((line) => [line.additionalBudgetItem.name, line.requestedAmount, line.statusId]),
    ).toEqual([
      ['HVAC', 120_000, 1],
      ['Flooring', 20_000, 1],
    ]);
    expect(await loan.ledger()).toMatchObject({ fundedToDate: 5_001, pending: 140_000, available: 1_380_000 });
    const told = (await harness.sent('draw.requested')).filter((event) => event.aggregateId === answer.body.id);
    expect(told.map((event) => event.payload)).toMatchObject([
      { applicationId: loan.applicationId, companyId: loan.companyId, requestedAmount: 140_000 },
    ]);
    const listed = (await loan.borrower.call<DrawRequestDto[]>('GET', `/companies/${loan.companyId}/draw-requests`))
      .body;
    expect(listed.map((draw) => draw.id)).toEqual([answer.body.id]);
    expect(listed[0]).not.toHaveProperty('certifySignature');
  });

  test('is certified with a code where the lender asks for one, of exactly these amounts, which the chain is told', async () => {
    const loan = await anOpenLoan(harness);
    const actor = aBorrower(loan.companyId);
    const asking = (requestedAmount: number) => ({
      applicationId: loan.applicationId,
      lineItems: [{ additionalBudgetItemId: loan.lines[0], requestedAmount }],
      ...certified,
    });
    const done = await signsWithCode(harness, identity, (headers) =>
      harness.as(actor).call('POST', '/draw-requests', asking(100), { headers }),
    );
    const { question, signed } = done;
    expect(question).toMatchObject({ signer: actor.userId, kind: 'draw' });
    expect(signed.status).toBe(201);
    expect(done).toMatchObject(signedOnce(signed));
    const { id } = signed.body as DrawRequestDto;
    const told = (await harness.sent('draw.certified')).find(({ aggregateId }) => aggregateId === id);
    expect(told?.payload.proof).toBe(codeByLetter);
    const documents = [];
    for (const body of [asking(100), { ...asking(100), signedName: 'A', certifySignature: 'b' }, asking(101)]) {
      await harness.as(actor).call('POST', '/draw-requests', body);
      documents.push(
        (identity.received.findLast(({ path }) => path === openSignings)?.body as typeof question).document,
      );
    }
    expect(documents.map((document) => document === question.document)).toEqual([true, true, false]);
  });

  test('is certified in the own name alone, never without one, and keeps who it was', async () => {
    const companyId = randomUUID();
    const unforeseen = { ...approvedLine(randomUUID(), 1, 500_000), name: 'Contingency' };
    const loan = await anOpenLoan(harness, companyId, undefined, [
      approvedLine(randomUUID(), 0, 1_000_000),
      unforeseen,
    ]);
    const actor = aBorrower(companyId);
    identity.answers.set(`/internal/users/${actor.userId}/name`, { firstName: 'Ana', lastName: 'Reyes' });
    const certify = {
      applicationId: loan.applicationId,
      lineItems: [{ additionalBudgetItemId: loan.lines[0], requestedAmount: 100 }],
      ...certified,
    };
    const foreign = await harness.as(actor).problem('POST', '/draw-requests', { ...certify, signedName: 'Luis Ortiz' });
    expect(foreign.errors).toEqual([
      { field: 'signedName', message: fill(shared.signatureMismatch, { name: 'ANA REYES' }) },
    ]);
    for (const signedName of [undefined, null, '', ' ']) {
      const nameless = await harness.as(actor).problem('POST', '/draw-requests', { ...certify, signedName });
      expect([nameless.status, nameless.errors?.map(({ field }) => field)]).toEqual([422, ['signedName']]);
    }
    expect(await loan.ledger()).toMatchObject({ pending: 0 });
    const headers = { 'user-agent': 'Journeys' };
    const { body } = await harness
      .as(actor)
      .call<DrawRequestDto>('POST', '/draw-requests', { ...certify, signedName: 'ana  reyes' }, { headers });
    expect(
      await harness.service.database.writing.manager.findOneBy(DrawSubmissionEntity, { drawRequestId: body.id }),
    ).toMatchObject({ signerName: 'Ana Reyes', signedName: 'ana  reyes', signedUserAgent: 'Journeys' });
    const told = (await harness.sent('draw.certified')).filter(({ aggregateId }) => aggregateId === body.id);
    expect(told.map(({ payload }) => payload)).toMatchObject([
      { round: 1, signerName: 'Ana Reyes', signature: 'ana  reyes', drawing: signature, userAgent: 'Journeys' },
    ]);
    const { content = '', contentHash } = told[0]?.payload ?? {};
    expect(contentHash).toBe(createHash('sha256').update(content).digest('hex'));
    expect(JSON.parse(content)).toMatchObject({
      statement: drawRules.certification,
      kind: 'work',
      number: 1,
      loan: 'Maple Street Homes',
      lender: theLender.name,
      contractor: 'Bluff Oak Builders',
      periodFrom: null,
      periodTo: '2026-03-02',
      sheet: { contingency: { scheduledValue: 500_000 } },
    });
    // What is sealed is what both sides read.
    const shown = await loan.borrower.call('GET', `/draw-requests/${body.id}/schedule`);
    expect(JSON.parse(content)).toHaveProperty('sheet', shown.body);
  });

  test('is refused above the cap, which counts what is pending, with the field that is wrong', async () => {
    const loan = await anOpenLoan(harness);
    await loan.draw([undefined, undefined, 15_000]);
    const problem = await loan.borrower.problem('POST', '/draw-requests', {
      applicationId: loan.applicationId,
      lineItems: [
        { additionalBudgetItemId: loan.lines[0] },
        { additionalBudgetItemId: loan.lines[1], requestedAmount: 100 },
        { additionalBudgetItemId: loan.lines[2], requestedAmount: 5_001 },
      ],
      ...certified,
    });
    expect(problem).toMatchObject({ status: 422, code: 'validation.failed' });
    expect(problem.errors).toEqual([
      { field: 'lineItems.2.requestedAmount', message: 'At most $50.00 of this line can be requested' },
    ]);
    expect(await loan.ledger()).toMatchObject({ pending: 15_000 });
  });

  test.each([
    ['no signature', { certifySignature: '' }, 'certifySignature', shared.signatureFirst],
    [
      'a signature that is no PNG',
      { certifySignature: 'data:image/svg+xml;base64,PHN2Zz4=' },
      'certifySignature',
      shared.signatureFirst,
    ],
    ['no amount at all', { lineItems: [] }, 'lineItems', shared.drawEmpty],
    [
      'a fraction of a cent',
      { lineItems: [{ additionalBudgetItemId: '7d3f6f0e-1f4e-4c3e-9d53-0f6f3b1f7a10', requestedAmount: 10.5 }] },
      'lineItems.0.requestedAmount',
      undefined,
    ],
    [
      'a negative amount',
      { lineItems: [{ additionalBudgetItemId: '7d3f6f0e-1f4e-4c3e-9d53-0f6f3b1f7a10', requestedAmount: -5 }] },
      'lineItems.0.requestedAmount',
      undefined,
    ],
    ['a week in place of a moment', { certifySignatureDate: '2026-W10' }, 'certifySignatureDate', shared.dateInvalid],
    ['no loan', { applicationId: undefined }, 'applicationId', shared.fieldRequired],
    [
      'a line of no loan',
      { lineItems: [{ additionalBudgetItemId: '7d3f6f0e-1f4e-4c3e-9d53-0f6f3b1f7a10', requestedAmount: 5 }] },
      'lineItems.0.additionalBudgetItemId',
      shared.choice,
    ],
  ])('is refused with %s', async (_name, wrong, field, message) => {
    const loan = await anOpenLoan(harness);
    const right = {
      applicationId: loan.applicationId,
      lineItems: [{ additionalBudgetItemId: loan.lines[0], requestedAmount: 5 }],
      ...certified,
    };
    const problem = await loan.borrower.problem('POST', '/draw-requests', { ...right, ...wrong });
    expect(problem.status).toBe(422);
    expect(problem.errors?.[0]?.field).toBe(field);
    if (message) expect(problem.errors?.[0]?.message).toBe(message);
  });

  test('cannot ask for a line of another loan, twice for one line, or for a loan of somebody else', async () => {
    const [mine, other] = [await anOpenLoan(harness), await anOpenLoan(harness)];
    const ask = (applicationId: string, ids: readonly string[]) => ({
      applicationId,
      lineItems: ids.map((id) => ({ additionalBudgetItemId: id, requestedAmount: 100 })),
      ...certified,
    });
    expect(
      (await mine.borrower.problem('POST', '/draw-requests', ask(mine.applicationId, [other.lines[0]]))).errors?.[0]
        ?.field,
    ).toBe('lineItems.0.additionalBudgetItemId');
    expect(
      (await mine.borrower.problem('POST', '/draw-requests', ask(mine.applicationId, [mine.lines[0], mine.lines[0]])))
        .errors?.[0]?.field,
    ).toBe('lineItems.1.additionalBudgetItemId');
    expect(
      (await mine.borrower.problem('POST', '/draw-requests', ask(other.applicationId, [other.lines[0]]))).code,
    ).toBe('access.denied');
    expect((await mine.admin.problem('POST', '/draw-requests', ask(mine.applicationId, [mine.lines[0]]))).code).toBe(
      'access.denied',
    );
    expect(await other.ledger()).toMatchObject({ pending: 0 });
  });

  test('carries documents of its own company with their names, and no others', async () => {
    const loan = await anOpenLoan(harness);
    const [invoice, foreign] = [randomUUID(), randomUUID()];
    files.answers.set('/internal/files/lookup', [
      { fileUploadId: invoice, userFileName: 'Invoice 12.pdf', companyId: loan.companyId },
      { fileUploadId: foreign, userFileName: 'Secret.pdf', companyId: randomUUID() },
    ]);
    const ask = (supportingDocuments: unknown) => ({
      applicationId: loan.applicationId,
      lineItems: [{ additionalBudgetItemId: loan.lines[0], requestedAmount: 100, supportingDocuments }],
      ...certified,
    });
    const draw = (await loan.borrower.call<DrawRequestDto>('POST', '/draw-requests', ask([invoice]))).body;
    expect(draw.lineItems[0]?.supportingDocuments).toEqual([{ fileUploadId: invoice, userFileName: 'Invoice 12.pdf' }]);
    expect(
      (await loan.admin.call<DrawRequestDto>('GET', `/draw-requests/${draw.id}`)).body.lineItems[0]
        ?.supportingDocuments,
    ).toEqual(draw.lineItems[0]?.supportingDocuments);
    for (const wrong of [[foreign], [invoice, randomUUID()]]) {
      const problem = await loan.borrower.problem('POST', '/draw-requests', ask(wrong));
      expect(problem.errors).toEqual([{ field: 'lineItems.0.supportingDocuments', message: shared.choice }]);
    }
    for (const wrong of ['x', [7], [invoice, invoice]])
      expect((await loan.borrower.problem('POST', '/draw-requests', ask(wrong))).status).toBe(422);
    expect(await loan.ledger()).toMatchObject({ pending: 100 });
  });

  test('with documents is refused whole while the files service is away; without them it goes on', async () => {
    const loan = await anOpenLoan(harness);
    const ask = (supportingDocuments: readonly string[]) => ({
      applicationId: loan.applicationId,
      lineItems: [{ additionalBudgetItemId: loan.lines[0], requestedAmount: 100, supportingDocuments }],
      ...certified,
    });
    files.away = true;
    const answers = [
      await loan.borrower.call('POST', '/draw-requests', ask([randomUUID()])),
      await loan.borrower.call('POST', '/draw-requests', ask([])),
    ];
    files.away = false;
    expect(answers.map((answer) => answer.status)).toEqual([503, 201]);
    expect(await loan.ledger()).toMatchObject({ pending: 100 });
  });

  test('twenty at once for the same money: exactly as many get it as there is money for', async () => {
    const loan = await anOpenLoan(harness);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_unused, at) =>
        loan.borrower.call('POST', '/draw-requests', {
          applicationId: loan.applicationId,
          // Half of them name the lines in the other order: locks are taken in one order all the same.
          lineItems: [loan.lines[0], loan.lines[1]]
            .map((additionalBudgetItemId, line) => ({
              additionalBudgetItemId,
              requestedAmount: line === 0 ? 150_000 : 70_000,
            }))
            .sort(() => (at % 2 === 0 ? 1 : -1)),
          ...certified,
        }),
      ),
    );
    const byStatus = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([byStatus(201), byStatus(422)]).toEqual([6, 14]);
    const ledger = await loan.ledger();
    expect(ledger.lines.map((line) => line.pending)).toEqual([900_000, 420_000, 0]);
    expect(
      (await loan.borrower.call<DrawRequestDto[]>('GET', `/companies/${loan.companyId}/draw-requests`)).body,
    ).toHaveLength(6);
  });

  test('the same Idempotency-Key asks once', async () => {
    const loan = await anOpenLoan(harness);
    const body = {
      applicationId: loan.applicationId,
      lineItems: [{ additionalBudgetItemId: loan.lines[0], requestedAmount: 400 }],
      ...certified,
    };
    const headers = { 'idempotency-key': randomUUID() };
    const first = await loan.borrower.call<DrawRequestDto>('POST', '/draw-requests', body, { headers });
    const second = await loan.borrower.call<DrawRequestDto>('POST', '/draw-requests', body, { headers });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await loan.ledger()).toMatchObject({ pending: 400 });
    const other = { ...body, lineItems: [{ additionalBudgetItemId: loan.lines[0], requestedAmount: 500 }] };
    expect((await loan.borrower.problem('POST', '/draw-requests', other, { headers })).code).toBe(
      'idempotency.key_reused',
    );
  });
});

describe('the list of administrators', () => {
  test('is filtered by status, newest first, counted by status and paged', async () => {
    const loan = await anOpenLoan(harness);
    const counts = async (as = loan.admin) =>
      Object.fromEntries(
        (await as.call<DrawStatusDto[]>('GET', '/draw-requests/statuses')).body.map((entry) => [
          entry.status,
          entry.count,
        ]),
      );
    const before = await counts();
    const [one, two, three] = [await loan.draw([100]), await loan.draw([200]), await loan.draw([300])];
    await loan.admin.call('PUT', '/draw-requests/accept', { id: two.id });
    const after = await counts();
    expect([
      (after['Pending'] ?? 0) - (before['Pending'] ?? 0),
      (after['Approved'] ?? 0) - (before['Approved'] ?? 0),
    ]).toEqual([2, 1]);
    expect(await counts(loan.borrower)).toEqual({ Pending: 2, 'Hold For Inspection': 0, Approved: 1, Rejected: 0 });
    const ids = async (query: string) =>
      (
        await loan.admin.call<DrawRequestDto[]>('GET', `/draw-requests?applicationId=${loan.applicationId}&${query}`)
      ).body.map((draw) => draw.id);
    expect(await ids('')).toEqual([three.id, two.id, one.id]);
    expect(await ids('statusId=1')).toEqual([three.id, one.id]);
    expect(await ids('limit=1')).toEqual([three.id]);
    expect(await ids(`limit=2&before=${three.id}`)).toEqual([two.id, one.id]);
    expect((await loan.admin.problem('GET', '/draw-requests?statusId=9')).errors?.[0]?.field).toBe('statusId');
    expect((await loan.borrower.problem('GET', '/draw-requests')).code).toBe('access.denied');
  });

  test('shows one draw to its company and to administrators only', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([100]);
    for (const as of [loan.borrower, harness.as(anAdministrator())])
      expect((await as.call<DrawRequestDto>('GET', `/draw-requests/${draw.id}`)).body).toMatchObject({
        id: draw.id,
        certifySignature: certified.certifySignature,
      });
    expect((await harness.as(aBorrower(randomUUID())).problem('GET', `/draw-requests/${draw.id}`)).code).toBe(
      'access.denied',
    );
    expect((await loan.borrower.problem('GET', `/draw-requests/${randomUUID()}`)).code).toBe('resource.not_found');
    expect((await loan.borrower.problem('GET', '/draw-requests/not-an-id')).status).toBe(400);
  });
});
