import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventPayloads } from '@groundwork/domain-events';
import type { ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { aBorrower, aBroker, anAdministrator, nobody, startService } from '@groundwork/server-testkit';
import type { ActivityAnswer } from './activities/activities.dto.js';
import type { NoticeAnswer } from './bell/notice.dto.js';
import type { NotificationAnswer, UnreadAnswer } from './bell/notifications.dto.js';
import { service } from './index.js';
import type { MailboxLetter } from './mail/mailbox.dto.js';
import { OutboundMessage } from './mail/outbound-message.entity.js';
import type { SmtpStandIn } from './testing/smtp-stand-in.js';
import { startSmtpStandIn } from './testing/smtp-stand-in.js';
import type { TaskAnswer } from './tasks/tasks.dto.js';

const broker = (brokerId: string = randomUUID()) => ({ brokerId, userId: null, emailAddress: `${brokerId.slice(-6)}@reyes.example`, firstName: 'Ana', lastName: 'Reyes', businessName: 'Reyes Referrals' });
const invitation = (brokerId?: string): EventPayloads['broker.invited'] => ({ ...broker(brokerId), invitedBy: randomUUID(), code: 'k3y&code', expiresAt: '2026-03-09T15:00:00.000Z' });
const application = (companyId: string, userId: string = randomUUID()) => ({ applicationId: randomUUID(), companyId, userId, name: 'Heights Townhomes' });

describe('with a mailbox', () => {
  let harness: ServiceHarness;
  beforeAll(async () => {
    harness = await startService(service);
  });
  afterAll(() => harness.close());

  const bell = async (actor: TestActor, path = '/notifications') => (await harness.as(actor).call<NotificationAnswer[]>('GET', path)).body;
  const letters = async (to: string) => (await harness.as(anAdministrator()).call<MailboxLetter[]>('GET', `/mailbox?to=${encodeURIComponent(to)}`)).body;

  describe('the bell', () => {
    it('tells administrators and the company, each once, newest first', async () => {
      const companyId = randomUUID();
      const facts = application(companyId);
      const sent = await harness.deliver('application.submitted', facts.applicationId, facts);
      await harness.deliver('application.submitted', facts.applicationId, facts, sent.id);
      harness.clock.advance(1000);
      await harness.deliver('application.approved', facts.applicationId, { ...facts, decidedBy: randomUUID(), loanType: 'construction', properties: [] });
      const seen = await bell(aBorrower(companyId), `/notifications/company/${companyId}`);
      expect(seen.map((line) => [line.message, line.link, line.acknowledged])).toEqual([
        ['Heights Townhomes was approved', '/loans', false],
        ['Documents and financials of Heights Townhomes were submitted for review', null, false],
      ]);
      const admin = (await bell(anAdministrator())).filter((line) => line.message === 'The application Heights Townhomes is ready for review');
      expect(admin).toHaveLength(1);
      expect(admin[0]?.link).toBe('/approval');
    });

    it('tells a broker by its record, before and after it has a user', async () => {
      const ana = broker();
      await harness.deliver('broker.activated', ana.brokerId, { ...ana, decidedBy: randomUUID() });
      await harness.deliver('agreement.rejected', randomUUID(), { agreementId: randomUUID(), brokerId: ana.brokerId, brokerUserId: null, clientName: 'Juniper Homes', decidedBy: randomUUID(), comment: 'The dates are wrong.' });
      const lines = await bell(aBroker(ana.brokerId));
      expect(lines.map((line) => line.message).sort()).toEqual(['Your broker account was activated', 'Your referral agreement for Juniper Homes was rejected: The dates are wrong.']);
      expect(await bell(aBroker(randomUUID()))).toEqual([]);
    });

    it('says of a draw what was decided, in dollars', async () => {
      const companyId = randomUUID();
      const line = (requestedAmount: number, statusId: number) => ({ lineItemId: randomUUID(), budgetItemId: randomUUID(), requestedAmount, statusId, rejectReason: statusId === 4 ? 'No invoice.' : null });
      const decided = (statusId: number, lines: ReturnType<typeof line>[]) => ({ drawRequestId: randomUUID(), applicationId: randomUUID(), companyId, userId: randomUUID(), decidedBy: randomUUID(), statusId, lines });
      for (const [statusId, lines] of [[3, [line(125_000_00, 3)]], [1, [line(50_000_00, 3), line(10_050, 4)]], [4, [line(99, 4)]], [2, [line(5_00, 2)]]] as const) await harness.deliver('draw.decided', randomUUID(), decided(statusId, [...lines]));
      const messages = (await bell(aBorrower(companyId), `/notifications/company/${companyId}`)).map((notification) => notification.message);
      expect(messages.sort()).toEqual([
        'Your draw request of $0.99 was rejected',
        'Your draw request of $125,000.00 was approved',
        'Your draw request of $5.00 is on hold for inspection',
        'Your draw request was reviewed: $50,000.00 of $50,100.50 was approved',
      ]);
    });

    it('is nobody else’s', async () => {
      const companyId = randomUUID();
      const facts = application(companyId);
      await harness.deliver('application.submitted', facts.applicationId, facts);
      const [line] = await bell(aBorrower(companyId), `/notifications/company/${companyId}`);
      for (const stranger of [aBorrower(randomUUID()), aBroker(randomUUID()), anAdministrator()]) {
        expect((await harness.as(stranger).problem('GET', `/notifications/company/${companyId}`)).code).toBe('access.denied');
        expect((await harness.as(stranger).problem('PUT', '/notifications/acknowledge', { notifications: [line?.id] })).code).toBe('access.denied');
      }
      expect((await harness.as(nobody).problem('GET', '/notifications')).status).toBe(403);
    });
  });

  describe('acknowledging', () => {
    it('counts for one reader, takes ids in every writing, and all or nothing', async () => {
      const companyId = randomUUID();
      for (let round = 0; round < 3; round += 1) {
        const facts = application(companyId);
        await harness.deliver('application.submitted', facts.applicationId, facts);
      }
      const [one, two] = [aBorrower(companyId), aBorrower(companyId)];
      const path = `/notifications/company/${companyId}`;
      const ids = (await bell(one, path)).map((line) => line.id);
      const put = (notifications: unknown) => harness.as(one).call<{ acknowledged: string[] }>('PUT', '/notifications/acknowledge', { notifications });
      expect((await put(ids[0])).body.acknowledged).toEqual([ids[0]]);
      expect((await put(JSON.stringify([ids[1]]))).status).toBe(200);
      expect((await put(JSON.stringify([{ id: ids[0] }, { id: ids[1] }]))).status).toBe(200);
      expect((await bell(one, path)).map((line) => line.acknowledged).sort()).toEqual([false, true, true]);
      expect((await bell(two, path)).some((line) => line.acknowledged)).toBe(false);
      expect((await put([ids[2], randomUUID()])).status).toBe(404);
      expect((await harness.as(one).call<UnreadAnswer>('GET', `/notifications/unread?companyId=${companyId}`)).body.unread).toBe(1);
      expect((await harness.as(two).call<UnreadAnswer>('GET', `/notifications/unread?companyId=${companyId}`)).body.unread).toBe(3);
      for (const wrong of [[], 'nonsense', '{', [1], null]) expect((await put(wrong)).status).toBe(422);
      const together = await Promise.all([put(ids), put(ids), put(ids)]);
      expect(together.map((answer) => answer.status)).toEqual([200, 200, 200]);
    });
  });

  describe('letters', () => {
    it('keeps an invitation with its link in the mailbox, once', async () => {
      const invited = invitation();
      const sent = await harness.deliver('broker.invited', invited.brokerId, invited);
      await harness.deliver('broker.invited', invited.brokerId, invited, sent.id);
      const [letter, ...more] = await letters(invited.emailAddress);
      expect(more).toEqual([]);
      expect(letter).toMatchObject({ status: 'kept', subject: 'Your invitation to Groundwork' });
      expect(letter?.text).toContain(`http://localhost:4200/registerBroker/${invited.brokerId}?code=k3y%26code`);
      expect(letter?.text).toContain('until 03/09/2026 11:00 AM EST');
      await harness.deliver('broker.invited', invited.brokerId, { ...invited, code: 'another' });
      expect(await letters(invited.emailAddress)).toHaveLength(2);
    });

    it('writes a decision to who applied, as far as the address is known', async () => {
      const userId = randomUUID();
      const email = `${userId.slice(-6)}@gulfcoast.example`;
      const facts = application(randomUUID(), userId);
      const rejection = { ...facts, decidedBy: randomUUID(), reason: 'The budget lacks permits.' };
      await harness.deliver('application.rejected', facts.applicationId, rejection);
      expect(await letters(email)).toEqual([]);
      await harness.deliver('user.registered', userId, { userId, email, firstName: 'Dana', lastName: 'Whitfield', companyId: facts.companyId });
      await harness.deliver('application.rejected', facts.applicationId, rejection);
      expect((await letters(email)).map((letter) => letter.text)).toEqual([expect.stringContaining('Reason: The budget lacks permits.')]);
      const sent = await harness.as(anAdministrator()).call<NoticeAnswer>('POST', '/notices', { ...facts, message: 'Please call us.' });
      expect(sent.body).toEqual({ mailed: true });
      expect((await harness.as(anAdministrator()).call<NoticeAnswer>('POST', '/notices', { ...facts, userId: randomUUID(), message: 'Please call us.' })).body).toEqual({ mailed: false });
      expect((await harness.as(anAdministrator()).problem('POST', '/notices', { ...facts, message: '  ' })).errors?.[0]?.field).toBe('message');
      expect((await harness.as(aBorrower(facts.companyId)).problem('POST', '/notices', { ...facts, message: 'x' })).status).toBe(403);
    });
  });

  describe('tasks and activities', () => {
    it('gives an administrator tasks, which come and go', async () => {
      const me = anAdministrator();
      const saved = await harness.as(me).call<TaskAnswer>('POST', '/tasks/save', { taskName: 'Call the title company' });
      expect(saved.body).toMatchObject({ userId: me.userId, completed: false, comment: '' });
      const done = await harness.as(anAdministrator()).call<TaskAnswer>('POST', '/tasks/save', { ...saved.body, completed: true });
      expect(done.body).toMatchObject({ id: saved.body.id, userId: me.userId, completed: true });
      expect((await harness.as(me).call<TaskAnswer[]>('GET', '/tasks')).body).toEqual([done.body]);
      expect((await harness.as(me).problem('POST', '/tasks/save', { taskName: '' })).status).toBe(422);
      expect((await harness.as(aBorrower(randomUUID())).problem('GET', '/tasks')).status).toBe(403);
      expect((await harness.as(me).call('POST', '/tasks/remove', { id: saved.body.id })).status).toBe(204);
      expect((await harness.as(me).problem('POST', '/tasks/remove', { id: saved.body.id })).status).toBe(404);
    });

    it('keeps what an administrator decided', async () => {
      const me = anAdministrator();
      const facts = application(randomUUID());
      await harness.deliver('application.rejected', facts.applicationId, { ...facts, decidedBy: me.userId ?? '', reason: 'No survey.' });
      const own = await harness.as(me).call<ActivityAnswer[]>('GET', '/activities');
      expect(own.body).toEqual([expect.objectContaining({ name: 'Heights Townhomes', status: 'Rejected', comments: 'No survey.', activityCategoryId: 'applications', userId: me.userId })]);
      expect((await harness.as(me).call<ActivityAnswer[]>('GET', '/activities?categoryId=draws')).body).toEqual([]);
      expect((await harness.as(anAdministrator()).call<ActivityAnswer[]>('GET', `/activities?userId=${me.userId}`)).body).toHaveLength(1);
      const line = (statusId: number, rejectReason: string | null) => ({ lineItemId: randomUUID(), budgetItemId: randomUUID(), requestedAmount: 100, statusId, rejectReason });
      await harness.deliver('draw.decided', randomUUID(), { drawRequestId: randomUUID(), applicationId: randomUUID(), companyId: randomUUID(), userId: randomUUID(), decidedBy: me.userId ?? '', statusId: 1, lines: [line(3, null), line(4, 'No invoice.')] });
      expect((await harness.as(me).call<ActivityAnswer[]>('GET', '/activities?categoryId=draws')).body).toEqual([expect.objectContaining({ status: 'Partly approved', comments: 'No invoice.' })]);
      expect((await harness.as(anAdministrator()).call<ActivityAnswer[]>('GET', '/activities?userId=all')).body.length).toBeGreaterThanOrEqual(2);
    });
  });

  it('shows no mailbox in production', async () => {
    const { mode } = harness.options;
    Object.assign(harness.options, { mode: 'production' });
    expect((await harness.as(anAdministrator()).problem('GET', '/mailbox')).code).toBe('route.not_found');
    Object.assign(harness.options, { mode });
  });
});

describe('with a mail server', () => {
  let harness: ServiceHarness;
  let smtp: SmtpStandIn;
  beforeAll(async () => {
    smtp = await startSmtpStandIn();
    harness = await startService(service, { mail: { kind: 'smtp', url: smtp.url, from: 'Groundwork <loans@groundwork.example>' } });
  });
  afterAll(async () => {
    await harness.close();
    await smtp.close();
  });

  async function settled(to: string, status: string): Promise<OutboundMessage> {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const row = await harness.service.database.manager.findOneBy(OutboundMessage, { recipient: to });
      if (row?.status === status && row.attempts > 0) return row;
      await sleep(50);
    }
    throw new Error(`The letter to ${to} never became ${status}.`);
  }
  const invite = async (): Promise<string> => {
    const invited = invitation();
    await harness.deliver('broker.invited', invited.brokerId, invited);
    return invited.emailAddress;
  };
  const arrived = (to: string) => smtp.letters.filter((text) => text.includes(`To: ${to}`));

  it('sends a letter as text and HTML, and keeps no code of it', async () => {
    smtp.behaviour = 'take';
    const to = await invite();
    const row = await settled(to, 'sent');
    expect(row).toMatchObject({ attempts: 1, text: null, html: null });
    const [text, ...more] = arrived(to);
    expect(more).toEqual([]);
    expect(text).toContain(`Message-ID: <${row.id}@groundwork.example>`);
    expect(text).toMatch(/From: "?Groundwork"? <loans@groundwork\.example>/);
    expect(text).toContain('text/plain');
    expect(text).toContain('text/html');
  });

  it('tries again later where the server is busy', async () => {
    smtp.behaviour = 'busy';
    const to = await invite();
    const row = await settled(to, 'queued');
    expect(row.lastError).toContain('451');
    expect(row.dueAt.getTime()).toBe(harness.clock.now().getTime() + 30_000);
    smtp.behaviour = 'take';
    harness.clock.advance(31_000);
    await invite();
    expect((await settled(to, 'sent')).attempts).toBe(2);
    expect(arrived(to)).toHaveLength(1);
  });

  it('gives up where the server refuses for good', async () => {
    smtp.behaviour = 'refuse';
    expect((await settled(await invite(), 'failed')).attempts).toBe(1);
  });

  it('does not send again what may have arrived', async () => {
    smtp.behaviour = 'break';
    const to = await invite();
    await settled(to, 'unclear');
    smtp.behaviour = 'take';
    harness.clock.advance(3_600_000);
    await settled(await invite(), 'sent');
    expect(arrived(to)).toHaveLength(1);
  });

  it('does not send what another process took and never finished', async () => {
    smtp.behaviour = 'take';
    const now = harness.clock.now();
    const id = randomUUID();
    await harness.service.database.transaction((manager) =>
      manager.insert(OutboundMessage, { id, dedupeKey: id, template: 'notice', recipient: 'lost@reyes.example', subject: 'x', text: 'x', html: 'x', status: 'sending', attempts: 1, dueAt: new Date(now.getTime() - 1), lastError: null, createdAt: now, sentAt: null }),
    );
    await settled(await invite(), 'sent');
    expect((await settled('lost@reyes.example', 'unclear')).attempts).toBe(1);
    expect(arrived('lost@reyes.example')).toEqual([]);
  });
});
