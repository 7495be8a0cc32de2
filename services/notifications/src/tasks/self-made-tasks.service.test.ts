import { randomUUID } from 'node:crypto';
import { PAPER_DAYS } from '@groundwork/domain-draws';
import type { EventPayloads } from '@groundwork/domain-events';
import { deskTasks } from '@groundwork/domain-messages-letters';
import { addDays, DAY, today } from '@groundwork/domain-time';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { aNeighbour, anAdministrator, startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { applicationFacts } from '../testing/facts.js';
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

const tasksOf = async (companyId: string, state = 'open') =>
  (await harness.as(anAdministrator()).call<TaskDto[]>('GET', `/tasks?userId=all&state=${state}`)).body.filter(
    ({ about }) => about?.companyId === companyId,
  );
const namesOf = async (companyId: string, state?: string) =>
  (await tasksOf(companyId, state)).map(({ taskName }) => taskName);

const point = (companyId: string, subjectId: string | null, changedBy: string = randomUUID()) =>
  harness.deliver('deal.changed', companyId, {
    companyId,
    organizationName: 'Gulf Coast Builders LLC',
    change: 'point_person',
    changedBy,
    subjectId,
    creditAmount: null,
  });

/** An application that was submitted, of a company with a point person where one is named. */
async function submitted(pointPerson?: string) {
  const companyId = randomUUID();
  const facts = { ...applicationFacts(companyId), projectNumber: 1042 };
  if (pointPerson) await point(companyId, pointPerson);
  await harness.deliver('application.submitted', facts.applicationId, facts);
  return { companyId, facts, decided: { ...facts, decidedBy: randomUUID() } };
}

describe('the review of an application', () => {
  it('is the point person’s, once, with the way to it, and nobody’s where there is none', async () => {
    const pointPerson = randomUUID();
    const { companyId, facts } = await submitted(pointPerson);
    await harness.deliver('application.submitted', facts.applicationId, facts);
    expect(await tasksOf(companyId)).toMatchObject([
      {
        taskName: 'Review the application Heights Townhomes #1042',
        userId: pointPerson,
        cause: 'review',
        createdBy: null,
        dueOn: null,
        about: { kind: 'application', id: facts.applicationId, name: 'Heights Townhomes #1042', companyId },
      },
    ]);
    const without = await submitted();
    expect((await tasksOf(without.companyId)).map(({ userId }) => userId)).toEqual(['']);
    const mine = await harness.as(anAdministrator()).call<TaskDto[]>('GET', '/tasks?userId=nobody&about=application');
    expect(mine.body.map(({ about }) => about?.id)).toContain(without.facts.applicationId);
  });

  it.each(['application.in_closing', 'application.rejected', 'application.reopened', 'application.approved'] as const)(
    'closes by itself when %s is heard, and is made anew when it is submitted again',
    async (type) => {
      const { companyId, facts, decided } = await submitted();
      const payload = { ...decided, reason: '', loanType: 'land', properties: [] };
      const sent = await harness.deliver(type, facts.applicationId, payload);
      expect(await tasksOf(companyId)).toEqual([]);
      expect(await tasksOf(companyId, 'done')).toMatchObject([{ completed: true, completedBy: null }]);
      await harness.deliver('application.submitted', facts.applicationId, facts);
      expect(await tasksOf(companyId)).toHaveLength(1);
      // The same decision once more is the same event: the new round stays.
      await harness.deliver(type, facts.applicationId, payload, sent.id);
      expect(await tasksOf(companyId)).toHaveLength(1);
    },
  );

  it.each(['adverse.sent', 'adverse.sent_on_paper', 'adverse.closed'] as const)(
    'that was turned down leaves its notice of adverse action to be sent by a day, until %s',
    async (type) => {
      const { companyId, facts, decided } = await submitted();
      const notice = { noticeId: randomUUID(), dueOn: '2026-04-01' };
      await harness.deliver('application.rejected', facts.applicationId, { ...decided, reason: '' });
      await harness.deliver('adverse.due', facts.applicationId, { ...decided, ...notice });
      expect(await tasksOf(companyId)).toMatchObject([
        {
          taskName: 'Send the notice of adverse action on Heights Townhomes #1042',
          cause: 'adverse',
          dueOn: notice.dueOn,
          about: { kind: 'application', id: facts.applicationId },
        },
      ]);
      const sent = { round: 1, title: 'Notice', contentHash: '', paperHash: '', sentBy: randomUUID(), sentAt: '' };
      const entry = { number: 1, sentOn: '', how: '', sentByName: '', reference: null, recordedAt: '' };
      const told = { ...decided, ...facts, ...notice, ...sent, ...entry };
      await harness.deliver(type, facts.applicationId, { ...told, reason: 'resubmitted' });
      expect(await tasksOf(companyId)).toEqual([]);
      // On record by mistake, it is owed still; answered otherwise meanwhile, it is not.
      const withdrawn = { ...told, number: 2, withdraws: 1, reason: 'Of another' };
      await harness.deliver('adverse.paper_withdrawn', facts.applicationId, { ...withdrawn, dueOn: null });
      expect(await tasksOf(companyId)).toEqual([]);
      await harness.deliver('adverse.paper_withdrawn', facts.applicationId, withdrawn);
      expect(await tasksOf(companyId)).toMatchObject([{ cause: 'adverse', dueOn: notice.dueOn }]);
    },
  );

  it('is neither finished nor deleted by hand, and can be given to somebody else with a day', async () => {
    const { companyId } = await submitted();
    const [task] = await tasksOf(companyId);
    const userId = randomUUID();
    identity.answers.set(`/internal/users/${userId}/role`, { userId, role: 'super', active: true });
    const me = harness.as(anAdministrator());
    const { id, taskName } = task as TaskDto;
    for (const [path, body] of [
      ['save', { id, taskName, completed: true }],
      ['remove', { id }],
    ] as const) {
      const problem = await me.problem('POST', `/tasks/${path}`, body);
      expect([problem.code, problem.detail]).toEqual(['rule.violated', deskTasks.closesByItself]);
    }
    await me.call('POST', '/tasks/save', { id, taskName: 'Other words', userId, dueOn: '2026-04-01', about: null });
    expect(await tasksOf(companyId)).toMatchObject([
      { taskName, userId, dueOn: '2026-04-01', about: { kind: 'application' } },
    ]);
  });

  it('goes with the point person, unless somebody else has it', async () => {
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    const { companyId } = await submitted();
    const ownerOf = async () => (await tasksOf(companyId))[0]?.userId;
    await point(companyId, first);
    expect(await ownerOf()).toBe(first);
    await point(companyId, second);
    expect(await ownerOf()).toBe(second);
    await harness.deliver('user.role_changed', second, {
      userId: second,
      email: 'second@lender.example',
      firstName: 'Sam',
      lastName: 'Ortiz',
      from: 'admin',
      to: 'borrower',
      changedBy: first,
    });
    expect(await ownerOf()).toBe('');
    await point(companyId, third);
    const [task] = await tasksOf(companyId);
    identity.answers.set(`/internal/users/${first}/role`, { userId: first, role: 'admin', active: true });
    await harness
      .as(anAdministrator())
      .call('POST', '/tasks/save', { id: task?.id, taskName: task?.taskName, userId: first });
    await point(companyId, null);
    expect(await ownerOf()).toBe(first);
    const changes = await harness.as(anAdministrator()).call<TaskChangeDto[]>('GET', `/tasks/${task?.id}/changes`);
    expect(changes.body.map(({ command, userId }) => [command, userId])).toEqual([
      ['assigned', first],
      ['assigned', third],
      ['assigned', null],
      ['assigned', second],
      ['assigned', first],
      ['made', null],
    ]);
  });
});

describe('a draw that waits', () => {
  const line = (statusId: number) => ({
    lineItemId: randomUUID(),
    budgetItemId: randomUUID(),
    requestedAmount: 100,
    statusId,
    rejectReason: null,
  });
  async function requested() {
    const { companyId, facts, decided } = await submitted();
    const { applicationId, userId } = facts;
    await harness.deliver('application.approved', applicationId, { ...decided, loanType: 'land', properties: [] });
    const draw = { drawRequestId: randomUUID(), applicationId, companyId, userId };
    await harness.deliver('draw.requested', draw.drawRequestId, { ...draw, requestedAmount: 125_000_50 });
    return { companyId, draw };
  }

  it('is to be decided, and is not while a line waits', async () => {
    const { companyId, draw } = await requested();
    expect(await tasksOf(companyId)).toMatchObject([
      {
        taskName: 'Decide the draw of $125,000.50 for Heights Townhomes #1042',
        cause: 'draw',
        about: { kind: 'draw', id: draw.drawRequestId },
      },
    ]);
    const decision = (statusId: number, lines: EventPayloads['draw.decided']['lines']) =>
      harness.deliver('draw.decided', draw.drawRequestId, { ...draw, decidedBy: randomUUID(), statusId, lines });
    await decision(1, [line(3), line(2)]);
    expect(await tasksOf(companyId)).toHaveLength(1);
    await decision(1, [line(3), line(4)]);
    expect(await tasksOf(companyId)).toEqual([]);
  });

  it.each(['draw.sent_back', 'draw.withdrawn'] as const)('does not wait any more after %s', async (type) => {
    const { companyId, draw } = await requested();
    const back = { ...draw, requestedAmount: 125_000_50, returnedBy: randomUUID(), reason: '' };
    await harness.deliver(type, draw.drawRequestId, back);
    expect(await tasksOf(companyId)).toEqual([]);
    await harness.deliver('draw.requested', draw.drawRequestId, { ...draw, requestedAmount: 125_000_50 });
    expect(await tasksOf(companyId)).toHaveLength(1);
  });
});

describe('a rejected document', () => {
  it('is looked at again when another file is in its place, once', async () => {
    const { companyId } = await submitted(randomUUID());
    const file = { fileUploadId: randomUUID(), parentType: 'company', parentId: companyId, fileType: 'w9' };
    const upload = () => harness.deliver('file.uploaded', companyId, { ...file, userId: randomUUID(), personId: null });
    const review = (status: string) =>
      harness.deliver('file.reviewed', companyId, {
        ...file,
        userId: randomUUID(),
        userFileName: 'W-9.pdf',
        status,
        comments: 'Unsigned.',
        decidedBy: randomUUID(),
      });
    const name = 'Review the new file for W-9 of Gulf Coast Builders LLC';
    const files = async () => (await namesOf(companyId)).filter((each) => each.startsWith('Review the new'));
    await upload();
    expect(await files()).toEqual([]);
    await review('rejected');
    expect(await files()).toEqual([]);
    await upload();
    await upload();
    expect(await files()).toEqual([name]);
    await review('rejected');
    expect(await files()).toEqual([]);
    await upload();
    expect(await files()).toEqual([name]);
    await review('approved');
    await upload();
    expect(await files()).toEqual([]);
  });

  it('of one property is not replaced by that of another', async () => {
    const { companyId, facts } = await submitted(randomUUID());
    const [rejected, other] = [randomUUID(), randomUUID()];
    const file = {
      fileUploadId: randomUUID(),
      parentType: 'application',
      parentId: facts.applicationId,
      fileType: 'presalecontract',
      userId: randomUUID(),
      personId: null,
    };
    const decision = {
      userFileName: 'Contract.pdf',
      status: 'rejected',
      comments: 'Unsigned.',
      decidedBy: randomUUID(),
    };
    await harness.deliver('file.reviewed', file.fileUploadId, { ...file, ...decision, propertyId: rejected });
    const filesAfter = async (propertyId: string) => {
      await harness.deliver('file.uploaded', randomUUID(), { ...file, propertyId, propertyTitle: '7 Oak Street' });
      return (await namesOf(companyId)).filter((each) => each.startsWith('Review the new'));
    };
    expect(await filesAfter(other)).toEqual([]);
    expect(await filesAfter(rejected)).toEqual([
      'Review the new file for Presale Contract (7 Oak Street) of Heights Townhomes #1042',
    ]);
    // One that was rejected before it was known whose it is waits at its property, too.
    const named = {
      ...file,
      userFileName: 'Contract.pdf',
      status: 'rejected',
      propertyId: other,
      propertyTitle: '9 Oak',
    };
    await harness.deliver('file.property_named', file.fileUploadId, {
      ...named,
      namedBy: file.userId,
      byLender: false,
    });
    expect(await filesAfter(other)).toHaveLength(2);
  });
});

describe('a paper of a loan that ends', () => {
  it('is seen thirty days before, due on its last day, and starts anew when another day is written down', async () => {
    const { companyId, facts, decided } = await submitted();
    const { applicationId } = facts;
    const expiresOn = addDays(today(harness.clock), PAPER_DAYS + 1);
    const approval = {
      ...decided,
      loanType: 'land',
      properties: [],
      papers: [
        { kind: 'insurance', expiresOn },
        { kind: 'appraisal', expiresOn },
      ],
    };
    await harness.deliver('application.approved', applicationId, approval);
    await harness.deliver('application.approved', applicationId, approval);
    expect(await tasksOf(companyId)).toEqual([]);
    harness.clock.advance(DAY);
    expect(await tasksOf(companyId)).toMatchObject([
      { taskName: 'The insurance of Heights Townhomes #1042 ends', dueOn: expiresOn, cause: 'paper' },
    ]);
    const later = addDays(today(harness.clock), 10);
    const saved = { applicationId, paper: 'insurance', expiresOn: later, savedBy: randomUUID() };
    await harness.deliver('loan.paper_saved', applicationId, saved);
    expect((await tasksOf(companyId)).map(({ dueOn }) => dueOn)).toEqual([later]);
    await harness.deliver('loan.paper_saved', applicationId, { ...saved, expiresOn: addDays(later, 365) });
    expect(await tasksOf(companyId)).toEqual([]);
  });
});
