import { randomUUID } from 'node:crypto';
import { deskTasks } from '@groundwork/domain-messages-letters';
import { addDays, today } from '@groundwork/domain-time';
import type { Neighbour, ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { aNeighbour, anAdministrator, startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import type { TaskChangeDto, TaskDto } from './task.dto.js';

let harness: ServiceHarness;
let identity: Neighbour;
beforeAll(async () => {
  identity = await aNeighbour();
  harness = await startService(service, { services: { identity: identity.url } });
});
afterAll(async () => {
  await harness.close();
  await identity.close();
});

/** Somebody whom identity knows. */
function known(role = 'admin', active = true): TestActor & { userId: string } {
  const userId = randomUUID();
  identity.answers.set(`/internal/users/${userId}/role`, { userId, role, active });
  return { ...anAdministrator(userId), userId };
}
const save = async (actor: TestActor, body: object) =>
  (await harness.as(actor).call<TaskDto>('POST', '/tasks/save', body)).body;
const list = async (actor: TestActor, query = '') =>
  (await harness.as(actor).call<TaskDto[]>('GET', `/tasks${query}`)).body;
const namesOf = async (actor: TestActor, query = '') => (await list(actor, query)).map(({ taskName }) => taskName);
const historyOf = async (id: string) =>
  (await harness.as(anAdministrator()).call<TaskChangeDto[]>('GET', `/tasks/${id}/changes`)).body;
const day = () => today(harness.clock);

describe('a task of an administrator', () => {
  it('is given, changed, done, opened again and deleted, and all of it is kept', async () => {
    const [me, other] = [known(), known()];
    const made = await save(me, {
      taskName: ' Call the title company ',
      dueOn: addDays(day(), 2),
      userId: other.userId,
    });
    expect(made).toMatchObject({
      userId: other.userId,
      taskName: 'Call the title company',
      comment: '',
      completed: false,
      about: null,
      cause: null,
      createdBy: me.userId,
      version: 1,
    });
    expect(await list(me)).toEqual([]);
    expect(await list(other)).toEqual([made]);
    const done = await save(other, { id: made.id, taskName: made.taskName, version: 1, completed: true });
    expect(done).toMatchObject({ completed: true, completedBy: other.userId, dueOn: made.dueOn, version: 2 });
    const open = await save(me, { ...done, completed: false });
    expect(open).toMatchObject({ completed: false, completedBy: null, completedAt: null, version: 3 });
    await save(me, { id: made.id, taskName: 'Write to them', dueOn: null, userId: me.userId });
    expect(await list(me)).toMatchObject([{ taskName: 'Write to them', dueOn: null, version: 4 }]);
    expect((await harness.as(me).call('POST', '/tasks/remove', { id: made.id })).status).toBe(204);
    expect((await harness.as(me).problem('POST', '/tasks/remove', { id: made.id })).status).toBe(404);
    expect((await harness.as(me).problem('POST', '/tasks/save', { ...made })).status).toBe(404);
    expect((await historyOf(made.id)).map(({ command, actorId }) => [command, actorId])).toEqual([
      ['removed', me.userId],
      ['assigned', me.userId],
      ['reopened', me.userId],
      ['done', other.userId],
      ['made', me.userId],
    ]);
  });

  it('is finished once by two who press at once; a change on an old version is a conflict that shows the task', async () => {
    const me = known();
    const { id, taskName } = await save(me, { taskName: 'Order the survey' });
    const press = () => harness.as(known()).call('POST', '/tasks/save', { id, taskName, version: 1, completed: true });
    expect((await Promise.all([press(), press()])).map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await harness.as(me).problem('POST', '/tasks/save', { id, taskName: 'Other words', version: 1 });
    expect([late.code, late.current]).toMatchObject(['state.version_conflict', { id, taskName, version: 2 }]);
    expect((await historyOf(id)).map(({ command }) => command)).toEqual(['done', 'made']);
  });

  it.each([
    ['borrower', true],
    ['broker', true],
    ['admin', false],
  ])('is not given to a %s who can sign in: %s', async (role, active) => {
    const me = known();
    const { userId } = known(role, active);
    const problem = await harness.as(me).problem('POST', '/tasks/save', { taskName: 'Call', userId });
    expect([problem.status, problem.errors]).toMatchObject([
      422,
      [{ field: 'userId', message: deskTasks.notAnAdministrator }],
    ]);
    expect(await list(me)).toEqual([]);
  });

  it('is not given to somebody whom nobody knows, nor while nobody can be asked', async () => {
    const me = known();
    const ask = (userId: string) => harness.as(me).problem('POST', '/tasks/save', { taskName: 'Call', userId });
    expect((await ask(randomUUID())).status).toBe(404);
    expect((await ask('me')).status).toBe(422);
    identity.away = true;
    expect((await ask(known().userId)).status).toBe(503);
    identity.away = false;
    expect(await list(me)).toEqual([]);
  });

  it.each([
    [{ taskName: '  ' }, 'taskName'],
    [{ taskName: 'x'.repeat(201) }, 'taskName'],
    [{ taskName: 'Call', comment: 'x'.repeat(4001) }, 'comment'],
    [{ taskName: 'Call', dueOn: '2026-02-30' }, 'dueOn'],
    [{ taskName: 'Call', about: { kind: 'loan', id: randomUUID(), name: 'x' } }, 'about.kind'],
    [{ taskName: 'Call', about: { kind: 'broker', id: '7', name: 'x' } }, 'about.id'],
  ])('is refused as %p', async (body, field) => {
    const problem = await harness.as(known()).problem('POST', '/tasks/save', body);
    expect([problem.status, problem.errors?.[0]?.field]).toEqual([422, field]);
  });

  it('is listed by whose it is, by state and by what it is about; what is due first comes first', async () => {
    const [me, other] = [known(), known()];
    const about = { kind: 'company', id: randomUUID(), name: 'Gulf Coast Builders', companyId: null };
    await save(me, { taskName: 'later', dueOn: addDays(day(), 9) });
    await save(me, { taskName: 'undated', about });
    await save(me, { taskName: 'late', dueOn: addDays(day(), -1), about });
    await save(me, { taskName: 'today', dueOn: day() });
    await save(me, { taskName: 'finished', completed: true });
    await save(me, { taskName: 'theirs', userId: other.userId });
    expect(await namesOf(me)).toEqual(['late', 'today', 'later', 'undated', 'finished']);
    expect(await namesOf(me, '?state=open')).toEqual(['late', 'today', 'later', 'undated']);
    expect(await namesOf(me, '?state=overdue')).toEqual(['late']);
    expect(await namesOf(me, '?state=done')).toEqual(['finished']);
    expect(await namesOf(me, '?about=company')).toEqual(['late', 'undated']);
    expect((await list(me, '?about=company'))[0]?.about).toEqual(about);
    expect(await namesOf(me, `?userId=${me.userId},${other.userId}&state=open`)).toEqual([
      'late',
      'today',
      'later',
      'theirs',
      'undated',
    ]);
    expect(await namesOf(me, '?userId=all')).toEqual(expect.arrayContaining(['late', 'theirs']));
    for (const query of ['?userId=everybody', '?state=lost', '?about=loan', `?userId=${Array(51).fill(me.userId)}`])
      expect([query.length, (await harness.as(me).problem('GET', `/tasks${query}`)).status]).toEqual([
        query.length,
        422,
      ]);
  });
});
