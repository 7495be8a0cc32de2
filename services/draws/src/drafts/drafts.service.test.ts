import { randomUUID } from 'node:crypto';
import { drawRules, fill, shared } from '@groundwork/domain-messages';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, aNeighbour } from '@groundwork/server-testkit';
import type { DrawRequestDto } from '../draw-requests/draw-request.dto.js';
import { startDraws } from '../testing/harness.js';
import { aDraft, linesOf, save, start, submit } from '../testing/drafts.js';
import { anOpenLoan, certified } from '../testing/loan.js';
import type { DrawDraftDto } from './draw-draft.dto.js';
import type { DrawDraftSummaryDto } from './list-drafts.query.js';

let harness: ServiceHarness;
let files: Neighbour;
beforeAll(async () => {
  files = await aNeighbour();
  harness = await startDraws({ services: { files: files.url } });
}, 60_000);
afterAll(async () => {
  await harness?.close();
  await files?.close();
});

const read = async (loan: Awaited<ReturnType<typeof anOpenLoan>>, id: string) =>
  (await loan.borrower.call<DrawDraftDto>('GET', `/draw-drafts/${id}`)).body;

describe('a draft', () => {
  test('is one of each loan, takes no money, and keeps what would be refused yet', async () => {
    const loan = await anOpenLoan(harness);
    const drafts = await Promise.all([start(loan), start(loan), start(loan)]);
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(1);
    const [draft] = drafts as [DrawDraftDto, ...DrawDraftDto[]];
    const saved = await save(loan.borrower, draft, {
      lineItems: linesOf(loan, draft, [9_999_999_00, undefined, 5], {
        percentComplete: 62.5,
        materialsStored: 100,
        invoices: [{ payee: 'Lumber Co', amount: 5 }],
      }),
      whole: { version: draft.wholeVersion, note: ' Second floor ' },
    });
    expect(saved.body).toMatchObject({ version: 2, wholeVersion: 2, note: 'Second floor', returned: null });
    expect(saved.body.lineItems).toMatchObject([
      {
        additionalBudgetItemId: loan.lines[0],
        version: 1,
        requestedAmount: 999_999_900,
        percentComplete: 62.5,
        materialsStored: 100,
        invoices: [{ payee: 'Lumber Co', amount: 5 }],
      },
      { additionalBudgetItemId: loan.lines[2], version: 1, requestedAmount: 5 },
    ]);
    expect(await read(loan, draft.id)).toEqual(saved.body);
    expect(await loan.ledger()).toMatchObject({ pending: 0 });
    const listed = await loan.borrower.call<DrawDraftSummaryDto[]>('GET', `/companies/${loan.companyId}/draw-drafts`);
    expect(listed.body).toMatchObject([{ id: draft.id, requestedAmount: 999_999_905 }]);
    const listedDraws = await loan.admin.call<DrawRequestDto[]>(
      'GET',
      `/draw-requests?applicationId=${loan.applicationId}`,
    );
    expect(listedDraws.body).toEqual([]);
  });

  test('is written by two people on different lines; on one line the second is told and loses nothing', async () => {
    const loan = await anOpenLoan(harness);
    const colleague = harness.as(aBorrower(loan.companyId));
    const draft = await start(loan);
    const [mine, theirs] = await Promise.all([
      save(loan.borrower, draft, { lineItems: linesOf(loan, draft, [100]) }),
      save(colleague, draft, { lineItems: linesOf(loan, draft, [undefined, 200]) }),
    ]);
    expect([mine.status, theirs.status]).toEqual([200, 200]);
    const both = await read(loan, draft.id);
    expect(both.lineItems.map((line) => line.requestedAmount).sort()).toEqual([100, 200]);
    expect(both.version).toBe(3);
    // The colleague has read line 0 not yet, and changes it with line 1.
    const stale = await colleague.problem('PUT', `/draw-drafts/${draft.id}`, {
      lineItems: [...linesOf(loan, draft, [150]), ...linesOf(loan, theirs.body, [undefined, 250])],
    });
    expect(stale).toMatchObject({ status: 409, code: 'state.version_conflict', current: both });
    expect(await read(loan, draft.id)).toEqual(both);
    expect((await save(colleague, draft, { lineItems: linesOf(loan, both, [150, 250]) })).status).toBe(200);
  });

  test('is saved by eight statements: held, looked at with its loan’s lines, raised, written and read', async () => {
    const loan = await anOpenLoan(harness);
    let draft = await start(loan);
    const count = await harness.leastStatements(async (time) => {
      draft = (await save(loan.borrower, draft, { lineItems: linesOf(loan, draft, [100 + time]) })).body;
    }, 3);
    expect([draft.version, count]).toEqual([4, 8]);
  });

  test('has its note and files on a version of their own', async () => {
    const loan = await anOpenLoan(harness);
    const draft = await start(loan);
    await save(loan.borrower, draft, { whole: { version: 1, note: 'First' } });
    expect(
      (
        await loan.borrower.problem('PUT', `/draw-drafts/${draft.id}`, {
          lineItems: [],
          whole: { version: 1, note: 'Second' },
        })
      ).code,
    ).toBe('state.version_conflict');
    expect((await read(loan, draft.id)).note).toBe('First');
  });

  test('belongs to its company, and knows lines of its own loan and files of its own company alone', async () => {
    const [loan, other] = [await anOpenLoan(harness), await anOpenLoan(harness)];
    const draft = await start(loan);
    const stranger = harness.as(aBorrower(randomUUID()));
    for (const [method, path, body] of [
      ['GET', `/draw-drafts/${draft.id}`, undefined],
      ['PUT', `/draw-drafts/${draft.id}`, { lineItems: [] }],
      ['DELETE', `/draw-drafts/${draft.id}?version=1`, undefined],
      ['POST', `/draw-drafts/${draft.id}/submit`, { version: 1, ...certified }],
      ['POST', '/draw-drafts', { applicationId: loan.applicationId }],
      ['GET', `/companies/${loan.companyId}/draw-drafts`, undefined],
    ] as const)
      expect((await stranger.problem(method, path, body)).code).toBe('access.denied');
    const foreign = randomUUID();
    files.answers.set('/internal/files/lookup', [
      { fileUploadId: foreign, userFileName: 'x.pdf', companyId: other.companyId },
    ]);
    const wrong = await loan.borrower.problem('PUT', `/draw-drafts/${draft.id}`, {
      lineItems: [
        { additionalBudgetItemId: other.lines[0], version: 0, requestedAmount: 5 },
        { additionalBudgetItemId: loan.lines[0], version: 0, supportingDocuments: [foreign] },
      ],
    });
    expect(wrong.errors).toEqual([
      { field: 'lineItems.1.supportingDocuments', message: shared.choice },
      { field: 'lineItems.0.additionalBudgetItemId', message: shared.choice },
    ]);
    expect(
      (
        await other.borrower.problem('POST', '/draw-drafts', {
          applicationId: other.applicationId,
          from: (await loan.draw([5])).id,
        })
      ).status,
    ).toBe(404);
  });

  test('is thrown away as it was read', async () => {
    const loan = await anOpenLoan(harness);
    const draft = await aDraft(loan, [100]);
    expect((await loan.borrower.problem('DELETE', `/draw-drafts/${draft.id}?version=1`)).code).toBe(
      'state.version_conflict',
    );
    expect((await loan.borrower.call('DELETE', `/draw-drafts/${draft.id}?version=2`)).status).toBe(200);
    expect(await loan.borrower.problem('PUT', `/draw-drafts/${draft.id}`, { lineItems: [] })).toMatchObject({
      status: 404,
      detail: drawRules.draftGone,
    });
    expect((await start(loan)).lineItems).toEqual([]);
  });

  test('begins with the amounts of an earlier draw, as far as there is money left', async () => {
    const loan = await anOpenLoan(harness);
    const earlier = await loan.draw([600_000, undefined, 20_000]);
    const draft = await start(loan, { from: earlier.id });
    expect(
      draft.lineItems.map((line) => [line.additionalBudgetItemId, line.requestedAmount, line.supportingDocuments]),
    ).toEqual([[loan.lines[0], 400_000, []]]);
  });
});

describe('a draft that is submitted', () => {
  test('becomes one draw request, however often it is sent', async () => {
    const loan = await anOpenLoan(harness);
    const draft = await aDraft(loan, [300_000, 0, 20_000]);
    const headers = { 'idempotency-key': randomUUID() };
    const same = await Promise.all(Array.from({ length: 50 }, () => submit(loan.borrower, draft, headers)));
    expect(new Set(same.filter(({ status }) => status === 201).map(({ body }) => body.id)).size).toBe(1);
    const others = await Promise.all(Array.from({ length: 10 }, () => submit(loan.borrower, draft)));
    expect(others.every(({ status }) => status === 404 || status === 409)).toBe(true);
    const draws = await loan.borrower.call<DrawRequestDto[]>('GET', `/companies/${loan.companyId}/draw-requests`);
    expect(draws.body).toMatchObject([
      { statusId: 1, stage: 'submitted', round: 1, place: 1, requestedAmount: 320_000 },
    ]);
    expect(draws.body[0]?.lineItems.map((line) => line.requestedAmount)).toEqual([300_000, 20_000]);
    expect(await loan.ledger()).toMatchObject({ pending: 320_000 });
    expect(
      (await harness.sent('draw.requested')).filter(({ aggregateId }) => aggregateId === draws.body[0]?.id),
    ).toHaveLength(1);
  });

  test('of two who submit it at once is submitted by one', async () => {
    const loan = await anOpenLoan(harness);
    const draft = await aDraft(loan, [100]);
    const answers = await Promise.all([
      submit(loan.borrower, draft),
      submit(harness.as(aBorrower(loan.companyId)), draft),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
    expect(await loan.ledger()).toMatchObject({ pending: 100 });
  });

  test('is what was read: what a colleague changed meanwhile is a conflict, and the draft stays', async () => {
    const loan = await anOpenLoan(harness);
    const draft = await aDraft(loan, [100]);
    const newer = (await save(loan.borrower, draft, { lineItems: linesOf(loan, draft, [200]) })).body;
    const problem = await loan.borrower.problem('POST', `/draw-drafts/${draft.id}/submit`, {
      version: draft.version,
      ...certified,
    });
    expect(problem).toMatchObject({ status: 409, current: newer });
    expect(await loan.ledger()).toMatchObject({ pending: 0 });
  });

  test('is refused at its field and kept: caps, invoices, stored material', async () => {
    const loan = await anOpenLoan(harness);
    const draft = await start(loan);
    const invoice = { payee: 'Lumber Co', number: 'A-7', amount: 600 };
    const item = (at: number, requestedAmount: number, more = {}) =>
      linesOf(loan, draft, [...Array(at), requestedAmount], more);
    const saved = (
      await save(loan.borrower, draft, {
        lineItems: [
          ...item(0, 1000, { invoices: [invoice, { ...invoice, amount: 300 }] }),
          ...item(1, 100, { materialsStored: 101 }),
          ...item(2, 20_001),
        ],
      })
    ).body;
    const refused = async (version: number) =>
      Object.fromEntries(
        (
          (
            await loan.borrower.problem('POST', `/draw-drafts/${draft.id}/submit`, {
              version,
              ...certified,
            })
          ).errors ?? []
        ).map(({ field, message }) => [field, message]),
      );
    expect(await refused(saved.version)).toEqual({
      'lineItems.0.invoices': fill(drawRules.invoicesDiffer, { sum: '$9.00', amount: '$10.00' }),
      'lineItems.1.materialsStored': fill(drawRules.storedAboveAmount, { growth: '$1.01' }),
      'lineItems.2.requestedAmount': fill(shared.drawAboveCap, { amount: '$200.00' }),
    });
    const half = (
      await save(loan.borrower, draft, {
        lineItems: linesOf(loan, saved, [1000], { invoices: [invoice, { payee: 'Hauling', amount: 400 }] }),
      })
    ).body;
    expect(await refused(half.version)).toEqual({ 'lineItems.0.invoices.1.number': shared.textRequired });
    expect((await read(loan, draft.id)).version).toBe(3);
  });
});

describe('a draw that comes back', () => {
  test('is sent back with its reason, revised and submitted again; each submission is kept', async () => {
    const loan = await anOpenLoan(harness);
    const begun = await aDraft(loan, [300_000, 80_000]);
    const invoices = [{ payee: 'Roofers', number: 'R-1', amount: 300_000 }];
    const draft = (await save(loan.borrower, begun, { lineItems: linesOf(loan, begun, [300_000], { invoices }) })).body;
    const draw = (await submit(loan.borrower, draft)).body;
    expect((await loan.admin.problem('PUT', '/draw-requests/send-back', { id: draw.id, reason: ' ' })).errors).toEqual([
      { field: 'reason', message: drawRules.sentBackNeedsReason },
    ]);
    const reason = 'The invoice of HVAC is missing';
    const back = (
      await loan.admin.call<DrawRequestDto>('PUT', '/draw-requests/send-back', {
        id: draw.id,
        version: 1,
        reason: ` ${reason} `,
      })
    ).body;
    expect(back).toMatchObject({ stage: 'sent_back', round: 1, version: 2 });
    expect(await loan.ledger()).toMatchObject({ pending: 0, available: 1_520_000 });
    expect((await harness.sent('draw.sent_back')).filter(({ aggregateId }) => aggregateId === draw.id)).toMatchObject([
      {
        payload: {
          companyId: loan.companyId,
          userId: draw.userId,
          returnedBy: loan.adminId,
          requestedAmount: 380_000,
          reason,
        },
      },
    ]);
    // It waits for nobody at the lender's, and cannot be decided.
    const queue = await loan.admin.call<DrawRequestDto[]>('GET', `/draw-requests?applicationId=${loan.applicationId}`);
    expect(queue.body).toEqual([]);
    for (const path of ['accept', 'send-back'])
      expect((await loan.admin.problem('PUT', `/draw-requests/${path}`, { id: draw.id, reason })).code).toBe(
        'state.illegal_transition',
      );
    const revision = await start(loan, { revises: draw.id });
    expect(revision).toMatchObject({
      drawRequestId: draw.id,
      returned: {
        round: 1,
        endedAs: 'sent_back',
        endedReason: reason,
        lineItems: [{ requestedAmount: 300_000, invoices }, {}],
      },
    });
    expect(revision.lineItems.map((line) => line.requestedAmount)).toEqual([300_000, 80_000]);
    const mended = (await save(loan.borrower, revision, { lineItems: linesOf(loan, revision, [undefined, 70_000]) }))
      .body;
    const again = (await submit(loan.borrower, mended)).body;
    expect(again).toMatchObject({ id: draw.id, stage: 'submitted', round: 2, statusId: 1, requestedAmount: 370_000 });
    expect(again.submissions).toMatchObject([
      { round: 1, requestedAmount: 380_000, endedAs: 'sent_back', endedBy: loan.adminId },
      { round: 2, requestedAmount: 370_000, endedAs: null },
    ]);
    expect(await loan.ledger()).toMatchObject({ pending: 370_000 });
    // A line of the first submission is decided no more.
    expect((await loan.admin.problem('PUT', '/draw-requests/item/approve', { id: draw.lineItems[0]?.id })).status).toBe(
      404,
    );
    await loan.admin.call('PUT', '/draw-requests/accept', { id: draw.id });
    expect(await loan.ledger()).toMatchObject({ pending: 0, pendingFunding: 370_000 });
  });

  test('is withdrawn by the borrower while nothing of it is approved, also where it is held', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([100, 200]);
    const [first, second] = draw.lineItems;
    await loan.admin.call('PUT', '/draw-requests/save', { id: draw.id, lineItems: [{ id: first?.id, statusId: 2 }] });
    expect((await loan.borrower.problem('PUT', '/draw-requests/send-back', { id: draw.id, reason: 'x' })).status).toBe(
      403,
    );
    expect((await loan.admin.problem('PUT', '/draw-requests/withdraw', { id: draw.id })).status).toBe(403);
    expect(
      (await harness.as(aBorrower(randomUUID())).problem('PUT', '/draw-requests/withdraw', { id: draw.id })).status,
    ).toBe(403);
    expect((await loan.borrower.problem('PUT', '/draw-requests/withdraw', { id: draw.id, version: 1 })).code).toBe(
      'state.version_conflict',
    );
    expect(
      (await loan.borrower.call('PUT', '/draw-requests/withdraw', { id: draw.id, version: 2 })).body,
    ).toMatchObject({
      stage: 'withdrawn',
    });
    expect(await loan.ledger()).toMatchObject({ pending: 0 });
    expect((await harness.sent('draw.withdrawn')).filter(({ aggregateId }) => aggregateId === draw.id)).toMatchObject([
      { payload: { drawRequestId: draw.id, applicationId: loan.applicationId, requestedAmount: 300, reason: '' } },
    ]);
    const { submissions } = (await loan.borrower.call<DrawRequestDto>('GET', `/draw-requests/${draw.id}`)).body;
    expect(submissions).toMatchObject([{ round: 1, endedAs: 'withdrawn', endedReason: null }]);
    const other = await loan.draw([100, 200]);
    await loan.admin.call('PUT', '/draw-requests/item/approve', { id: other.lineItems[0]?.id });
    expect(await loan.borrower.problem('PUT', '/draw-requests/withdraw', { id: other.id })).toMatchObject({
      code: 'state.illegal_transition',
      detail: drawRules.nothingToReturn,
    });
    expect(second?.statusId).toBe(1);
  });

  test('or is decided: of an approval and a withdrawal at once one wins whole', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([100_000, 50_000]);
    const answers = await Promise.all([
      loan.admin.call('PUT', '/draw-requests/accept', { id: draw.id }),
      loan.borrower.call('PUT', '/draw-requests/withdraw', { id: draw.id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { fundedToDate, pending } = await loan.ledger();
    expect([pending, [5_001, 155_001].includes(fundedToDate)]).toEqual([0, true]);
  });

  test('is not revised while it lies with the lender', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([100]);
    expect(
      (await loan.borrower.problem('POST', '/draw-drafts', { applicationId: loan.applicationId, revises: draw.id }))
        .code,
    ).toBe('state.illegal_transition');
  });
});
