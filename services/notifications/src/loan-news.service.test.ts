import { randomUUID } from 'node:crypto';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import type { NotificationDto } from './bell/notification.dto.js';
import { service } from './index.js';
import type { MailboxMessageDto } from './mailbox/mailbox.dto.js';
import { loanNewsFacts, userFacts } from './testing/facts.js';
import type { TimelineDto } from './timeline/timeline.dto.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
}, 60_000);
afterAll(() => harness?.close());

const letters = async (to: string) =>
  (await harness.as(anAdministrator()).call<MailboxMessageDto[]>('GET', `/mailbox?to=${encodeURIComponent(to)}`)).body;
const bell = async (userId: string) =>
  (await harness.as(anAdministrator(userId)).call<NotificationDto[]>('GET', '/notifications')).body;
const known = async (role: string) => {
  const user = userFacts(randomUUID(), { role });
  await harness.deliver('user.registered', user.userId, { ...user, companyId: null });
  return user;
};

test('a payment rings the bell of the company, writes to who asked for the draw and stands in the timeline, once', async () => {
  const dana = await known('borrower');
  const facts = loanNewsFacts({ borrowerId: dana.userId });
  const payment = {
    ...facts,
    fundingId: randomUUID(),
    drawRequestId: randomUUID(),
    amount: 80_000_50,
    day: '2026-03-02',
    doneBy: randomUUID(),
    reason: 'Wrong account.',
  };
  const sent = await harness.deliver('funding.paid', payment.fundingId, payment);
  await harness.deliver('funding.paid', payment.fundingId, payment, sent.id);
  await harness.deliver('funding.reversed', payment.fundingId, payment);
  const [reversed, paid, ...more] = await letters(dana.email);
  expect(more).toEqual([]);
  expect([paid?.subject, reversed?.subject]).toEqual([
    '$80,000.50 was paid for Elm #1042 on 03/02/2026',
    'A payment of $80,000.50 for Elm #1042 came back on 03/02/2026: Wrong account.',
  ]);
  expect(paid?.text).toContain(`http://localhost:4200/loans/${facts.applicationId}`);
  const { companyId } = facts;
  const borrower = harness.as(aBorrower(companyId));
  const lines = (await borrower.call<NotificationDto[]>('GET', `/notifications/company/${companyId}`)).body;
  expect(lines.map(({ message, link }) => [message, link])).toEqual(
    expect.arrayContaining([[paid?.subject, `/loans/${facts.applicationId}`]]),
  );
  expect(lines).toHaveLength(2);
  const timeline = (await borrower.call<TimelineDto>('GET', `/timeline/company/${companyId}`)).body.entries;
  expect(timeline.map(({ message }) => message)).toContain(paid?.subject);
});

test('an approval that waits for a second administrator is told to the others, by bell and by letter', async () => {
  const [proposer, other] = [await known('admin'), await known('super')];
  const facts = { ...loanNewsFacts(), drawRequestId: randomUUID(), approvedAmount: 90_00, proposedBy: proposer.userId };
  await harness.deliver('draw.approval_proposed', facts.drawRequestId, facts);
  const sentence = 'An approval of $90.00 of a draw of Elm #1042 waits for a second administrator';
  const saying = async (userId: string) => (await bell(userId)).filter(({ message }) => message === sentence);
  expect(await saying(proposer.userId)).toEqual([]);
  expect(await saying(other.userId)).toMatchObject([{ link: `/draws?draw=${facts.drawRequestId}` }]);
  const unread = (userId: string) =>
    harness.as(anAdministrator(userId)).call<{ unread: number }>('GET', '/notifications/unread');
  expect((await unread(proposer.userId)).body.unread).toBe((await unread(other.userId)).body.unread - 1);
  expect(await letters(proposer.email)).toEqual([]);
  expect((await letters(other.email)).map(({ subject }) => subject)).toEqual([sentence]);
  await harness.deliver('draw.approval_declined', facts.drawRequestId, { ...facts, declinedBy: other.userId });
  expect((await bell(proposer.userId))[0]?.message).toBe(
    'Your approval of $90.00 of a draw of Elm #1042 was declined by another administrator',
  );
});

test('an inspector without an account hears where and when by letter, without a way into the portal, and that nobody is to come', async () => {
  const dana = await known('borrower');
  const inspection = {
    ...loanNewsFacts({ borrowerId: dana.userId }),
    inspectionId: randomUUID(),
    origin: 'borrower' as const,
    places: ['12 Elm Street, Houston, TX 77002'],
    scheduledFor: '2026-03-09',
    inspectorId: null,
    inspectorName: 'Ann Reed',
    inspectorEmail: `${randomUUID().slice(0, 8)}@inspect.example`,
    doneBy: randomUUID(),
    doneAs: 'administrator' as const,
  };
  await harness.deliver('inspection.scheduled', inspection.inspectionId, inspection);
  const [letter] = await letters(inspection.inspectorEmail);
  expect(letter?.subject).toBe('You are to inspect Elm #1042 on 03/09/2026');
  expect(letter?.text).toMatch(/^Hello Ann Reed,/);
  expect(letter?.text).toContain('Where: 12 Elm Street, Houston, TX 77002');
  expect(letter?.text).not.toContain('http');
  await harness.deliver('inspection.decided', inspection.inspectionId, {
    ...inspection,
    status: 'cancelled',
    reportedBy: null,
    reason: 'Rain.',
  });
  const subjects = async (to: string) => (await letters(to)).map(({ subject }) => subject);
  expect((await subjects(inspection.inspectorEmail))[0]).toBe('The inspection of Elm #1042 was cancelled: Rain.');
  expect(await subjects(dana.email)).toEqual([
    'The inspection of Elm #1042 was cancelled: Rain.',
    'An inspection of Elm #1042 is planned for 03/09/2026',
  ]);
});

test('a waiver on paper rings the bell of the lender; its return is written to who asked for the draw, and both stand in the timeline', async () => {
  const [dana, admin] = [await known('borrower'), await known('admin')];
  const facts = { ...loanNewsFacts({ borrowerId: dana.userId }), waiverId: randomUUID(), drawRequestId: randomUUID() };
  const waiver = { ...facts, claimant: 'Ace Concrete', amount: 90_00 };
  const handed = { ...waiver, doneBy: dana.userId, doneAs: 'borrower' as const };
  const { id } = await harness.deliver('waiver.handed_in', facts.waiverId, handed);
  await harness.deliver('waiver.handed_in', facts.waiverId, handed, id);
  const [line, ...others] = (await bell(admin.userId)).filter(({ link }) => link?.includes(facts.applicationId));
  expect([line?.link, others]).toEqual([`/loans/${facts.applicationId}?tab=waivers`, []]);
  const decision = { ...waiver, status: 'returned' as const, decidedBy: admin.userId, reason: 'Page two is missing' };
  await harness.deliver('waiver.decided', facts.waiverId, decision);
  const [letter, ...more] = await letters(dana.email);
  expect([letter?.subject, more]).toEqual([
    'The lien waiver of Ace Concrete for Elm #1042, $90.00, was returned: Page two is missing',
    [],
  ]);
  const { companyId } = facts;
  const timeline = await harness.as(aBorrower(companyId)).call<TimelineDto>('GET', `/timeline/company/${companyId}`);
  expect(timeline.body.entries.map(({ message }) => message).sort()).toEqual([line?.message, letter?.subject].sort());
});

test('a note to the borrower is written as it is', async () => {
  const dana = await known('borrower');
  const facts = { ...loanNewsFacts({ borrowerId: dana.userId }), drawRequestId: randomUUID(), requestedAmount: 7_00 };
  const note = 'Please send the invoice of <Reyes & Sons> again.';
  await harness.deliver('draw.noted', facts.drawRequestId, { ...facts, note, writtenBy: randomUUID() });
  const [letter] = await letters(dana.email);
  expect(letter?.subject).toBe('The lender wrote about your draw of $7.00 of Elm #1042');
  expect(letter?.text).toContain(note);
  expect(letter?.html).toContain('&lt;Reyes &amp; Sons&gt;');
});

test('interest of a month says what is left to pay and until when; a loan that ended says so', async () => {
  const dana = await known('borrower');
  const facts = loanNewsFacts({ borrowerId: dana.userId });
  const stated = { ...facts, statementId: randomUUID(), month: '2026-02', interest: 90_00, dueOn: '2026-03-15' };
  await harness.deliver('interest.stated', facts.applicationId, { ...stated, due: 0 });
  await harness.deliver('interest.stated', facts.applicationId, { ...stated, due: 50_00 });
  await harness.deliver('loan.closed', facts.applicationId, { ...facts, closedOn: '2026-03-02' });
  const back = { amount: 90_00, reversedOn: '2026-03-04', reason: 'The check bounced.', doneBy: randomUUID() };
  await harness.deliver('loan.reopened', facts.applicationId, { ...facts, ...back });
  expect((await letters(dana.email)).map(({ subject }) => subject).sort()).toEqual([
    'The interest of Elm #1042 for 02/2026 is $90.00',
    'The interest of Elm #1042 for 02/2026 is $90.00: $50.00 of it is due on 03/15/2026',
    'The loan Elm #1042 was closed on 03/02/2026',
    'The payoff of the loan Elm #1042 came back on 03/04/2026, $90.00: the loan runs on. The check bounced.',
  ]);
});
