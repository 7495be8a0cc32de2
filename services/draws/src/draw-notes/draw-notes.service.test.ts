import { randomUUID } from 'node:crypto';
import { MAX_DRAW_NOTES } from '@groundwork/domain-draws';
import { drawRules } from '@groundwork/domain-messages';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower } from '@groundwork/server-testkit';
import { startDraws } from '../testing/harness.js';
import { anOpenLoan } from '../testing/loan.js';
import type { DrawNoteDto } from './draw-note.dto.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startDraws();
}, 60_000);
afterAll(() => harness?.close());

const aDraw = async () => {
  const loan = await anOpenLoan(harness);
  const draw = await loan.draw([10_000]);
  return { loan, draw, path: `/draw-requests/${draw.id}/notes` };
};

test('an internal note never reaches a borrower, neither in a list nor by an event', async () => {
  const { loan, draw, path } = await aDraw();
  const write = (audience: string, note: string) => loan.admin.call<DrawNoteDto[]>('POST', path, { audience, note });
  expect((await write('internal', ' The invoice looks odd. ')).body).toMatchObject([
    { audience: 'internal', note: 'The invoice looks odd.', writtenBy: loan.adminId },
  ]);
  expect((await loan.borrower.call<DrawNoteDto[]>('GET', path)).body).toEqual([]);
  const noted = async () => (await harness.sent('draw.noted')).filter(({ aggregateId }) => aggregateId === draw.id);
  expect(await noted()).toEqual([]);

  harness.clock.advance(1000);
  const both = (await write('borrower', 'Please send the invoice again.')).body;
  expect(both.map(({ audience }) => audience)).toEqual(['borrower', 'internal']);
  const own = await loan.borrower.call<DrawNoteDto[]>('GET', path);
  expect(own.body).toEqual([both[0]]);
  expect(own.text).not.toContain('odd');
  expect((await noted()).map(({ payload }) => payload)).toEqual([
    expect.objectContaining({
      note: 'Please send the invoice again.',
      borrowerId: draw.userId,
      requestedAmount: 10_000,
    }),
  ]);
  const pages = ['', '/schedule'].map((page) => `/draw-requests/${draw.id}${page}`);
  for (const page of [...pages, `/companies/${loan.companyId}/draw-requests`, `/ledgers/${loan.applicationId}/history`])
    expect((await loan.borrower.call('GET', page)).text).not.toContain('odd');
});

test('they are written by administrators, read by the own company, and say something to somebody', async () => {
  const { loan, path } = await aDraw();
  const note = { audience: 'borrower', note: 'Thank you.' };
  expect((await loan.borrower.problem('POST', path, note)).status).toBe(403);
  expect((await harness.as(aBorrower(randomUUID())).problem('GET', path)).status).toBe(403);
  expect((await loan.admin.problem('POST', `/draw-requests/${randomUUID()}/notes`, note)).status).toBe(404);
  for (const [wrong, field] of [
    [{ audience: 'everybody', note: 'Hello' }, 'audience'],
    [{ audience: 'borrower', note: '   ' }, 'note'],
    [{ audience: 'borrower', note: 'x'.repeat(4001) }, 'note'],
  ] as const)
    expect((await loan.admin.problem('POST', path, wrong)).errors).toMatchObject([{ field }]);
  expect((await loan.admin.call<DrawNoteDto[]>('GET', path)).body).toEqual([]);
});

test('one that is sent twice with its key is one, and there is an end to them', async () => {
  const { loan, path } = await aDraw();
  const write = (at: number) => loan.admin.call('POST', path, { audience: 'internal', note: `Note ${at}` });
  for (let at = 4; at < MAX_DRAW_NOTES; at += 1) await write(at);
  const last = await Promise.all(Array.from({ length: 8 }, (_, at) => write(at)));
  expect(last.map(({ status }) => status).sort()).toEqual([...Array(4).fill(200), ...Array(4).fill(422)]);
  expect(await loan.admin.problem('POST', path, { audience: 'internal', note: 'One more' })).toMatchObject({
    detail: drawRules.notesFull,
  });
  expect((await loan.admin.call<DrawNoteDto[]>('GET', path)).body).toHaveLength(MAX_DRAW_NOTES);
});
