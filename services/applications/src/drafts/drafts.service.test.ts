import { randomUUID } from 'node:crypto';
import { shared } from '@groundwork/domain-messages';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { threadOf } from '../testing/thread.js';
import { draftKeptFor, DraftSweeper } from './draft-sweeper.service.js';
import { MOST_OF_A_DRAFT } from '@groundwork/domain-applications';
import { textChanges } from '@groundwork/domain-validation';
import type { DraftDto } from './draft.dto.js';

let harness: ServiceHarness;
const companyId = randomUUID();
const borrower = aBorrower(companyId);
const thread = () => threadOf(harness, borrower, anAdministrator());

beforeAll(async () => {
  harness = await startService(service, {});
});
afterAll(() => harness.close());

const at = (id: string, section = 'name') => `/applications/${id}/drafts/${section}`;
const keep = (id: string, content: string, actor = borrower, section = 'name') =>
  harness.as(actor).call<DraftDto>('PUT', at(id, section), { content });
const read = async (id: string, actor = borrower, section = 'name') =>
  (await harness.as(actor).call<DraftDto>('GET', at(id, section))).body;

describe('a draft', () => {
  it('is replaced as it is typed, read on another device, and forgotten', async () => {
    const { id, version } = await thread().create();
    expect(await read(id)).toEqual({ content: null, typedAt: null, revision: 0 });
    await keep(id, '{"values":{"name":"La"}}');
    const answered = await keep(id, '{"values":{"name":"Lake"}}');
    expect(answered.body).toEqual({
      content: '{"values":{"name":"Lake"}}',
      typedAt: harness.clock.now().toISOString(),
      revision: 2,
    });
    expect(await read(id)).toEqual(answered.body);
    expect(await read(id, borrower, 'property')).toEqual({ content: null, typedAt: null, revision: 0 });
    // What is typed is no save: the application is as it was.
    expect((await thread().read(id)).version).toBe(version);
    await harness.as(borrower).call('DELETE', at(id));
    expect((await read(id)).content).toBeNull();
    expect((await harness.as(borrower).call('DELETE', at(id))).status).toBe(200);
  });

  it('takes what was typed since in place of the whole, over the very revision that it changes', async () => {
    const { id } = await thread().create();
    const lines = Array.from({ length: 1_000 }, (_, index) => ({ name: `Line ${index}`, budgetAmount: index * 100 }));
    const written = (at: string, amount: number) =>
      JSON.stringify({ at, base: lines, values: lines.with(500, { name: 'Roof', budgetAmount: amount }) });
    const first = written('2026-03-02T15:00:00.000Z', 1);
    const second = written('2026-03-02T15:00:01.250Z', 125_000);
    const { revision } = (await keep(id, first)).body;
    const changes = { revision, pieces: textChanges(first, second) };
    const answer = await harness.as(borrower).call<DraftDto>('PUT', at(id), { changes });
    expect(answer.body).toMatchObject({ content: null, revision: revision + 1 });
    expect(await read(id)).toMatchObject({ content: second, revision: revision + 1 });
    // A change of a budget of a thousand lines weighs less than a hundredth of it, and so does its answer.
    expect(JSON.stringify({ changes }).length * 100).toBeLessThan(JSON.stringify({ content: second }).length);
    expect(answer.text.length).toBeLessThan(200);
    // Another tab has written since, or nothing is kept: the whole is asked for.
    const stale = await harness.as(borrower).problem('PUT', at(id), { changes });
    expect([stale.status, stale.code, stale.current]).toEqual([409, 'state.version_conflict', { revision: 2 }]);
    const none = await harness.as(borrower).problem('PUT', at(id, 'property'), { changes });
    expect([none.status, none.current]).toEqual([409, { revision: 0 }]);
  });

  it('refuses changes that lie not in it, and those that make it too long', async () => {
    const { id } = await thread().create();
    await keep(id, 'Lake');
    const refused = async (pieces: object[]) => {
      const problem = await harness.as(borrower).problem('PUT', at(id), { changes: { revision: 1, pieces } });
      return [problem.status, problem.errors?.[0]?.field];
    };
    expect(await refused([{ from: 3, to: 9, text: '' }])).toEqual([422, 'changes']);
    expect(await refused([{ from: 0, to: 0 }])).toEqual([422, 'changes.pieces.0.text']);
    expect(await refused([{ from: 0, to: 0, text: 'x'.repeat(MOST_OF_A_DRAFT) }])).toEqual([422, 'content']);
    expect((await read(id)).content).toBe('Lake');
    // Spaces and nothing are texts, too.
    const pieces = [{ from: 0, to: 1, text: ' ' }];
    await harness.as(borrower).call('PUT', at(id), { changes: { revision: 1, pieces } });
    await harness
      .as(borrower)
      .call('PUT', at(id), { changes: { revision: 2, pieces: [{ from: 3, to: 4, text: '' }] } });
    expect((await read(id)).content).toBe(' ak');
    const blank = { revision: 3, pieces: [{ from: 1, to: 3, text: '\n' }] };
    const problem = await harness.as(borrower).problem('PUT', at(id), { changes: blank });
    expect([problem.status, problem.errors]).toEqual([422, [{ field: 'content', message: shared.requiredField }]]);
    expect((await read(id)).content).toBe(' ak');
  });

  it('of two tabs at once is one row, and the own one of each user', async () => {
    const { id } = await thread().create();
    const colleague = aBorrower(companyId);
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((text) => keep(id, text)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(['a', 'b', 'c', 'd']).toContain((await read(id)).content);
    expect((await read(id, colleague)).content).toBeNull();
    await keep(id, 'of the colleague', colleague);
    await harness.as(colleague).call('DELETE', at(id));
    expect((await read(id)).content).not.toBeNull();
  });

  it('is written by many at once without a failure, each under a revision of its own', async () => {
    const { id } = await thread().create();
    const texts = Array.from({ length: 8 }, (_, index) => `text ${index}`);
    for (const section of ['name', 'property', 'budget']) {
      const answers = await Promise.all(texts.map((text) => keep(id, text, borrower, section)));
      expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 200));
      const revisions = answers.map(({ body }) => body.revision);
      expect(revisions.toSorted((one, other) => one - other)).toEqual(texts.map((_, index) => index + 1));
      const last = answers[revisions.indexOf(texts.length)]!.body;
      expect(await read(id, borrower, section)).toEqual(last);
    }
  });

  it('is nobody else’s, is bounded, and has a section that can be named', async () => {
    const { id } = await thread().create();
    const stranger = aBorrower(randomUUID());
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect(
        (await harness.as(stranger).problem(method, at(id), method === 'PUT' ? { content: 'x' } : undefined)).code,
      ).toBe('access.denied');
    expect((await harness.as(borrower).problem('GET', at(randomUUID()))).status).toBe(404);
    expect((await harness.as(borrower).problem('PUT', at(id, 'a%20b'), { content: 'x' })).status).toBe(404);
    for (const body of [{}, { content: null }, { content: '' }, { content: ' \n ' }]) {
      const { status, errors } = await harness.as(borrower).problem('PUT', at(id), body);
      expect([status, errors]).toEqual([422, [{ field: 'content', message: shared.requiredField }]]);
    }
    const tooLong = await harness.as(borrower).problem('PUT', at(id), { content: 'x'.repeat(MOST_OF_A_DRAFT + 1) });
    expect(tooLong.errors?.[0]?.field).toBe('content');
    expect((await keep(id, 'x'.repeat(MOST_OF_A_DRAFT))).status).toBe(200);
    expect((await read(id)).content).toHaveLength(MOST_OF_A_DRAFT);
  });

  it('is not written any more when the application has left the borrower’s hands, and can be forgotten', async () => {
    const awaiting = await thread().awaiting();
    expect((await harness.as(borrower).problem('PUT', at(awaiting.id), { content: 'x' })).code).toBe(
      'state.illegal_transition',
    );
    expect((await harness.as(borrower).call('DELETE', at(awaiting.id))).status).toBe(200);
  });

  it('that nobody came back to is swept', async () => {
    const { id } = await thread().create();
    await keep(id, 'old');
    harness.clock.advance(draftKeptFor + 1);
    await keep(id, 'young', borrower, 'property');
    expect(await harness.service.app.get(DraftSweeper).sweep()).toBeGreaterThanOrEqual(1);
    expect([(await read(id)).content, (await read(id, borrower, 'property')).content]).toEqual([null, 'young']);
  });
});
