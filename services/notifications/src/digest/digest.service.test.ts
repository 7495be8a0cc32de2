import { randomUUID } from 'node:crypto';
import { digest } from '@groundwork/domain-messages-letters';
import { addDays, DAY, HOUR, today } from '@groundwork/domain-time';
import type { Neighbour, ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { aBorrower, aNeighbour, anAdministrator, startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import type { MailboxMessageDto } from '../mailbox/mailbox.dto.js';
import { applicationFacts, loanNewsFacts, userFacts } from '../testing/facts.js';
import type { DigestSettingDto } from './digest-setting.dto.js';
import { DigestTimer } from './digest-timer.service.js';
import { MOST_ENTRIES } from './domain/digest-lists.js';

let harness: ServiceHarness;
let identity: Neighbour;
beforeEach(async () => {
  identity = await aNeighbour();
  harness = await startService(service, { services: { identity: identity.url } });
});
afterEach(async () => {
  await harness.close();
  await identity.close();
});

const timer = (of = harness) => of.service.app.get(DigestTimer, { strict: false });
const sweep = () => timer().sweep();

/** An administrator whose address is known. */
async function known(role: 'admin' | 'super' | 'borrower' = 'admin'): Promise<TestActor & { email: string }> {
  const actor = { ...anAdministrator(), role };
  const facts = userFacts(actor.userId, { role });
  await harness.deliver('user.updated', facts.userId, facts);
  return { ...actor, email: facts.email };
}
const reader = anAdministrator();
const lettersTo = async (email: string) =>
  (await harness.as(reader).call<MailboxMessageDto[]>('GET', `/mailbox?to=${encodeURIComponent(email)}`)).body.filter(
    ({ subject }) => subject.startsWith('What waits on'),
  );
const submitted = async () => {
  const facts = { ...applicationFacts(randomUUID()), projectNumber: 1042 };
  await harness.deliver('application.submitted', facts.applicationId, facts);
  return facts;
};
const inspection = (more = {}) => ({
  ...loanNewsFacts(),
  inspectionId: randomUUID(),
  origin: 'borrower' as const,
  places: ['12 Elm Street'],
  scheduledFor: null,
  inspectorId: null,
  inspectorName: null,
  inspectorEmail: null,
  doneBy: randomUUID(),
  doneAs: 'borrower' as const,
  ...more,
});

it('tells each administrator once a day of what waits, with the way to each, and nothing to anybody else', async () => {
  const [ann, bea, borrower] = [await known(), await known('super'), await known('borrower')];
  const { applicationId } = await submitted();
  const drawRequestId = randomUUID();
  const draw = { drawRequestId, applicationId, companyId: randomUUID(), userId: randomUUID(), requestedAmount: 7_00 };
  await harness.deliver('draw.requested', drawRequestId, draw);
  const wanted = inspection();
  await harness.deliver('inspection.requested', wanted.inspectionId, wanted);
  await harness.deliver('loan.paper_saved', applicationId, {
    applicationId,
    paper: 'building_permit',
    expiresOn: addDays(today(harness.clock), 12),
    savedBy: randomUUID(),
  });
  identity.answers.set(`/internal/users/${ann.userId}/role`, { userId: ann.userId, role: 'admin', active: true });
  for (const [taskName, dueOn] of [
    ['Call the title company', addDays(today(harness.clock), -1)],
    ['Call it again', addDays(today(harness.clock), 1)],
  ])
    await harness.as(ann).call('POST', '/tasks/save', { taskName, dueOn, userId: ann.userId });

  expect(await sweep()).toBe(2);
  const [letter, ...more] = await lettersTo(ann.email);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('What waits on 03/02/2026: 5');
  const origin = harness.options.publicOrigin;
  for (const [heading, line] of [
    [digest.draw, `- Decide the draw of $7.00 for Heights Townhomes #1042: ${origin}/draws?draw=${drawRequestId}`],
    [
      digest.review,
      `- Review the application Heights Townhomes #1042: ${origin}/admin/reviewapplication/${applicationId}`,
    ],
    [digest.inspection, `- Plan the inspection of Elm #1042: ${origin}/inspections/loan/${wanted.applicationId}`],
    [
      digest.paper,
      `- The building permit of Heights Townhomes #1042 ends (due 03/14/2026): ${origin}/loans/${applicationId}`,
    ],
    [digest.overdue, '- Call the title company (due 03/01/2026)'],
  ])
    expect(letter?.text).toContain(`${heading}\n${line}`);
  expect(letter?.html).toContain(`href="${origin}/draws?draw=${drawRequestId}"`);
  expect(letter?.text).not.toMatch(/Call it again|cannot be unsubscribed/);
  expect(letter?.text).toContain('turn the letter of the day off in your account');
  // Somebody else's own task is not hers.
  expect((await lettersTo(bea.email))[0]?.subject).toBe('What waits on 03/02/2026: 4');
  expect(await lettersTo(borrower.email)).toEqual([]);

  harness.clock.advance(5 * HOUR);
  expect(await sweep()).toBe(0);
  harness.clock.advance(DAY);
  expect(await sweep()).toBe(2);
  expect(await lettersTo(ann.email)).toHaveLength(2);
});

it('waits for the hour of the lender, and is silent for a day on which nothing waits', async () => {
  const ann = await known();
  await submitted();
  // 06:59 at UTC-4.
  harness.clock.set('2026-03-03T10:59:00.000Z');
  expect(await sweep()).toBe(0);
  harness.clock.advance(60_000);
  expect(await sweep()).toBe(1);
  const other = await startService(service);
  const facts = userFacts(randomUUID(), { role: 'admin' });
  await other.deliver('user.updated', facts.userId, facts);
  expect(await timer(other).sweep()).toBe(0);
  // What comes later in the day is told the day after.
  const late = applicationFacts(randomUUID());
  await other.deliver('application.submitted', late.applicationId, late);
  expect(await timer(other).sweep()).toBe(0);
  other.clock.advance(DAY);
  expect(await timer(other).sweep()).toBe(1);
  await other.close();
  expect(await lettersTo(ann.email)).toHaveLength(1);
});

it('is written once by replicas that sweep at once', async () => {
  const ann = await known();
  await submitted();
  const replica = await startService(service, { database: harness.options.database });
  const counts = await Promise.all([sweep(), timer(replica).sweep(), sweep(), timer(replica).sweep()]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  await replica.close();
  expect(await lettersTo(ann.email)).toHaveLength(1);
});

it('is turned off and on by each administrator alone', async () => {
  const [ann, bea] = [await known(), await known()];
  await submitted();
  const me = harness.as(ann);
  expect((await me.call<DigestSettingDto>('GET', '/digest')).body).toEqual({ isOn: true, hour: 7 });
  expect((await me.call<DigestSettingDto>('PUT', '/digest', { isOn: false })).body.isOn).toBe(false);
  expect((await harness.as(bea).call<DigestSettingDto>('GET', '/digest')).body.isOn).toBe(true);
  expect(await sweep()).toBe(1);
  expect([await lettersTo(ann.email), (await lettersTo(bea.email)).length]).toEqual([[], 1]);
  await me.call('PUT', '/digest', { isOn: true });
  harness.clock.advance(DAY);
  expect(await sweep()).toBe(2);
  expect((await harness.as(aBorrower(randomUUID())).problem('GET', '/digest')).code).toBe('access.denied');
  expect((await me.problem('PUT', '/digest', {})).status).toBe(422);
});

it('names the first of many and counts the rest', async () => {
  const ann = await known();
  for (let at = 0; at < MOST_ENTRIES + 2; at += 1) await submitted();
  await sweep();
  const [letter] = await lettersTo(ann.email);
  expect(letter?.text?.match(/- Review the application/g)).toHaveLength(MOST_ENTRIES);
  expect(letter?.text).toContain('- and 2 more');
});

it('lists an inspection while it waits for the lender: to be planned, and again to be decided', async () => {
  const ann = await known();
  const facts = inspection();
  const steps = [
    ['inspection.requested', facts, ['Plan the inspection of Elm #1042']],
    ['inspection.scheduled', { ...facts, scheduledFor: '2026-03-20' }, []],
    ['inspection.reported', { ...facts, byLink: true }, ['Decide the report of the inspection of Elm #1042']],
    ['inspection.decided', { ...facts, status: 'returned', reportedBy: null, reason: 'Blurred.' }, []],
    ['inspection.reported', { ...facts, byLink: true }, ['Decide the report of the inspection of Elm #1042']],
    ['inspection.decided', { ...facts, status: 'accepted', reportedBy: null, reason: '' }, []],
  ] as const;
  for (const [type, payload, names] of steps) {
    await harness.deliver(type, facts.inspectionId, payload);
    const { body } = await harness.as(ann).call<{ taskName: string }[]>('GET', '/tasks?userId=nobody&state=open');
    expect([type, body.map(({ taskName }) => taskName)]).toEqual([type, names]);
  }
});
