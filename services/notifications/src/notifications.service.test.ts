import { randomUUID } from 'node:crypto';
import { fill } from '@groundwork/domain-messages';
import { notices } from '@groundwork/domain-messages-letters';
import type { ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { aBorrower, aBroker, anAdministrator, nobody, startService } from '@groundwork/server-testkit';
import type { ActivityDto } from './activities/activity.dto.js';
import type { NotificationDto, UnreadCountDto } from './bell/notification.dto.js';
import { service } from './index.js';
import type { MailboxMessageDto } from './mailbox/mailbox.dto.js';
import type { SentNoticeDto } from './notices/notice.dto.js';
import { applicationFacts as application, brokerFacts as broker, invitation, userFacts } from './testing/facts.js';

describe('with a mailbox', () => {
  let harness: ServiceHarness;
  beforeAll(async () => {
    harness = await startService(service);
  });
  afterAll(() => harness.close());

  const bell = async (actor: TestActor, path = '/notifications') =>
    (await harness.as(actor).call<NotificationDto[]>('GET', path)).body;
  const letters = async (to: string) =>
    (await harness.as(anAdministrator()).call<MailboxMessageDto[]>('GET', `/mailbox?to=${encodeURIComponent(to)}`))
      .body;

  describe('the bell', () => {
    it('tells administrators and the company, each once, newest first', async () => {
      const companyId = randomUUID();
      const facts = application(companyId);
      const sent = await harness.deliver('application.submitted', facts.applicationId, facts);
      await harness.deliver('application.submitted', facts.applicationId, facts, sent.id);
      harness.clock.advance(1000);
      await harness.deliver('application.approved', facts.applicationId, {
        ...facts,
        projectNumber: 1042,
        decidedBy: randomUUID(),
        loanType: 'construction',
        properties: [],
      });
      const seen = await bell(aBorrower(companyId), `/notifications/company/${companyId}`);
      expect(seen.map((line) => [line.message, line.link, line.acknowledged])).toEqual([
        ['Heights Townhomes #1042 was approved', '/loans', false],
        ['Documents and financials of Heights Townhomes were submitted for review', null, false],
      ]);
      const admin = (await bell(anAdministrator())).filter(
        (line) => line.message === 'The application Heights Townhomes is ready for review',
      );
      expect(admin).toHaveLength(1);
      expect(admin[0]?.link).toBe('/approval');
    });

    it('tells a broker by its record, before and after it has a user', async () => {
      const ana = broker();
      await harness.deliver('broker.activated', ana.brokerId, { ...ana, decidedBy: randomUUID() });
      await harness.deliver('agreement.rejected', randomUUID(), {
        agreementId: randomUUID(),
        brokerId: ana.brokerId,
        brokerUserId: null,
        clientName: 'Juniper Homes',
        decidedBy: randomUUID(),
        comment: 'The dates are wrong.',
      });
      const lines = await bell(aBroker(ana.brokerId));
      expect(lines.map((line) => line.message).sort()).toEqual([
        'Your broker account was activated',
        'Your referral agreement for Juniper Homes was rejected: The dates are wrong.',
      ]);
      expect(await bell(aBroker(randomUUID()))).toEqual([]);
    });

    it('says of a draw what was decided, in dollars', async () => {
      const companyId = randomUUID();
      const line = (requestedAmount: number, statusId: number, approvedAmount: number | null = null) => ({
        approvedAmount,
        lineItemId: randomUUID(),
        budgetItemId: randomUUID(),
        requestedAmount,
        statusId,
        rejectReason: statusId === 4 ? 'No invoice.' : null,
      });
      const decided = (statusId: number, lines: ReturnType<typeof line>[]) => ({
        drawRequestId: randomUUID(),
        applicationId: randomUUID(),
        companyId,
        userId: randomUUID(),
        decidedBy: randomUUID(),
        statusId,
        lines,
      });
      for (const [statusId, lines] of [
        [3, [line(125_000_00, 3)]],
        [1, [line(50_000_00, 3), line(10_050, 4)]],
        [4, [line(99, 4)]],
        [2, [line(5_00, 2)]],
        [1, [line(20_00, 3), line(30_00, 1), line(7_00, 1)]],
        [1, [line(20_00, 3), line(30_00, 2), line(7_00, 4)]],
      ] as const)
        await harness.deliver('draw.decided', randomUUID(), decided(statusId, [...lines]));
      await harness.deliver('draw.decided', randomUUID(), decided(3, [line(90_00, 3, 60_00)]));
      const { lines: _lines, statusId: _status, decidedBy: returnedBy, ...draw } = decided(1, []);
      const facts = { ...draw, returnedBy, requestedAmount: 7_00, reason: 'The invoice is missing.' };
      await harness.deliver('draw.sent_back', randomUUID(), facts);
      await harness.deliver('draw.withdrawn', randomUUID(), { ...facts, requestedAmount: 7_77 });
      expect((await bell(anAdministrator())).map(({ message }) => message)).toContain('A draw of $7.77 was withdrawn');
      const change = { changeId: randomUUID(), applicationId: facts.applicationId, companyId, name: 'Elm', number: 2 };
      const changed = { ...change, amount: 9_50, requestedBy: randomUUID(), requestedAs: 'borrower' as const };
      await harness.deliver('budget.change_requested', change.changeId, changed);
      expect((await bell(anAdministrator())).map(({ message }) => message)).toContain(
        'Change 2 of the budget of Elm was asked for: $9.50',
      );
      const decision = { decidedBy: randomUUID(), note: 'Too late.' };
      for (const status of ['approved', 'rejected'] as const)
        await harness.deliver('budget.change_decided', change.changeId, { ...changed, ...decision, status });
      const messages = (await bell(aBorrower(companyId), `/notifications/company/${companyId}`)).map(
        (notification) => notification.message,
      );
      expect(messages.sort()).toEqual([
        'Change 2 of the budget of Elm was approved',
        'Change 2 of the budget of Elm was rejected: Too late.',
        'Your draw request of $0.99 was rejected',
        'Your draw request of $125,000.00 was approved',
        'Your draw request of $5.00 is on hold for inspection',
        'Your draw request of $7.00 was sent back: The invoice is missing.',
        'Your draw request was reviewed: $20.00 of $57.00 was approved, $37.00 is not decided yet',
        'Your draw request was reviewed: $20.00 of $57.00 was approved, $7.00 was rejected, $30.00 is on hold',
        'Your draw request was reviewed: $50,000.00 of $50,100.50 was approved, $100.50 was rejected',
        'Your draw request was reviewed: $60.00 of $90.00 was approved',
      ]);
    });

    it('is nobody else’s', async () => {
      const companyId = randomUUID();
      const facts = application(companyId);
      await harness.deliver('application.submitted', facts.applicationId, facts);
      const [line] = await bell(aBorrower(companyId), `/notifications/company/${companyId}`);
      for (const stranger of [aBorrower(randomUUID()), aBroker(randomUUID()), anAdministrator()]) {
        expect((await harness.as(stranger).problem('GET', `/notifications/company/${companyId}`)).code).toBe(
          'access.denied',
        );
        expect(
          (await harness.as(stranger).problem('PUT', '/notifications/acknowledge', { notifications: [line?.id] })).code,
        ).toBe('access.denied');
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
      const put = (notifications: unknown) =>
        harness.as(one).call<{ acknowledged: string[] }>('PUT', '/notifications/acknowledge', { notifications });
      expect((await put(ids[0])).body.acknowledged).toEqual([ids[0]]);
      expect((await put(JSON.stringify([ids[1]]))).status).toBe(200);
      expect((await put(JSON.stringify([{ id: ids[0] }, { id: ids[1] }]))).status).toBe(200);
      expect((await bell(one, path)).map((line) => line.acknowledged).sort()).toEqual([false, true, true]);
      expect((await bell(two, path)).some((line) => line.acknowledged)).toBe(false);
      expect((await put([ids[2], randomUUID()])).status).toBe(404);
      expect(
        (await harness.as(one).call<UnreadCountDto>('GET', `/notifications/unread?companyId=${companyId}`)).body.unread,
      ).toBe(1);
      expect(
        (await harness.as(two).call<UnreadCountDto>('GET', `/notifications/unread?companyId=${companyId}`)).body.unread,
      ).toBe(3);
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

    it('carries the code of a signature to the signer’s own address', async () => {
      const userId = randomUUID();
      const email = `${userId.slice(-8)}@harbor.example`;
      await harness.deliver('signature.code_sent', userId, {
        ...{ userId, email, name: 'Ana Reyes', kind: 'draw', code: '042917' },
        expiresAt: '2026-03-02T15:10:00.000Z',
      });
      const [letter] = await letters(email);
      expect(letter?.subject).toBe('Your code for a signature at Groundwork');
      expect(letter?.text).toMatch(
        /^Hello Ana Reyes,\n\nyou are about to sign a draw request at Groundwork\. Your code is 042917/,
      );
      expect(letter?.text).toContain('until 03/02/2026 11:10 AM EST');
    });

    it('carries the links of sign-in and registration to the address that the event names', async () => {
      const userId = randomUUID();
      const email = `${userId.slice(-8)}@harbor.example`;
      const person = { userId, email, firstName: 'Ana', lastName: 'Reyes' };
      const link = { code: 'k3y-code_', expiresAt: '2026-03-09T15:00:00.000Z' };
      const company = { companyId: randomUUID(), organizationName: 'Oak & Sons' };
      await harness.deliver('user.confirmation_requested', userId, { ...person, ...link, organizationName: null });
      await harness.deliver('user.confirmation_requested', userId, {
        ...person,
        ...link,
        firstName: '',
        lastName: '',
        organizationName: company.organizationName,
      });
      await harness.deliver('user.reset_requested', userId, { ...person, ...link, registeredAgain: true });
      await harness.deliver('user.reset_requested', userId, { ...person, ...link, registeredAgain: false });
      await harness.deliver('user.password_changed', userId, person);
      await harness.deliver('user.role_changed', userId, {
        ...person,
        from: 'admin',
        to: 'super',
        changedBy: randomUUID(),
      });
      await harness.deliver('user.company_invited', userId, {
        ...person,
        ...link,
        ...company,
        invitedBy: randomUUID(),
      });
      await harness.deliver('user.joined_company', userId, { ...person, ...company, addedBy: null });
      await harness.deliver('user.joined_company', userId, { ...person, ...company, addedBy: randomUUID() });
      await harness.deliver('admin.invited', userId, { ...link, invitationId: userId, email, invitedBy: randomUUID() });
      const told = (await letters(email)).reverse();
      const linkOf = (text: string | null) => /http:\/\/localhost:4200(\S*)/.exec(text ?? '')?.[1];
      expect(told.map(({ subject, text }) => [subject, linkOf(text)])).toEqual([
        ['Confirm your registration', `/confirmRegistration/${userId}/k3y-code_`],
        ['Your invitation to Oak & Sons', `/confirmRegistration/${userId}/k3y-code_`],
        ['You already have an account', `/resetPassword/${userId}/k3y-code_`],
        ['Choose a new password', `/resetPassword/${userId}/k3y-code_`],
        ['Your password was changed', '/forgotPassword'],
        ['Your rights at Groundwork were changed', '/login'],
        ['Your invitation to Oak & Sons', `/joinCompany/${userId}/k3y-code_`],
        ['You were added to Oak & Sons', '/login'],
        ['Your invitation to administer Groundwork', `/registerAdmin/${userId}/k3y-code_`],
      ]);
      expect(told[1]?.text).toMatch(/^Hello,/);
      expect(told[2]?.text).toContain('until 03/09/2026 11:00 AM EST');
      expect(told[5]?.text).toContain('that of a super administrator');
    });

    it('tells the owner of an account what changed about its second factor, as text and as HTML', async () => {
      const userId = randomUUID();
      const email = `${userId.slice(-8)}@harbor.example`;
      const changes = ['on', 'replaced', 'off', 'reset', 'recovery_code_used', 'codes_renewed'] as const;
      for (const change of changes)
        await harness.deliver('user.second_factor_changed', userId, {
          userId,
          email,
          firstName: 'Ana',
          lastName: 'Reyes',
          change,
          recoveryCodesLeft: 9,
          changedBy: userId,
        });
      const told = (await letters(email)).reverse();
      expect(told.map(({ subject, text }) => [subject, /http:\/\/localhost:4200(\S*)/.exec(text ?? '')?.[1]])).toEqual([
        ['Your second factor is on', '/forgotPassword'],
        ['Your second factor was moved to another device', '/forgotPassword'],
        ['Your second factor is off', '/forgotPassword'],
        ['Your second factor was reset', '/forgotPassword'],
        ['A recovery code was used', '/forgotPassword'],
        ['Your recovery codes are new', '/forgotPassword'],
      ]);
      for (const { text, html } of told)
        for (const part of [text, html]) expect(part).toMatch(/on \d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M EST/);
      expect(told[3]?.text).toContain('an administrator reset the second factor');
      for (const part of [told[4]?.text, told[4]?.html]) expect(part).toContain('Recovery codes left: 9.');
    });

    it('tells whoever accepted a text of its signed PDF, and the lender by the bell', async () => {
      const userId = randomUUID();
      const email = `${userId.slice(-6)}@gulfcoast.example`;
      const companyId = randomUUID();
      await harness.deliver('user.registered', userId, {
        userId,
        email,
        firstName: 'Dana',
        lastName: 'Whitfield',
        companyId,
      });
      await harness.deliver('esign.accepted', userId, {
        acceptanceId: randomUUID(),
        userId,
        esignMasterId: randomUUID(),
      });
      const applicationId = randomUUID();
      const date = '2026-03-02T15:00:00.000Z';
      const accepted = {
        agreementId: randomUUID(),
        applicationId,
        companyId,
        userId,
        type: 'build new',
        version: 2,
        date,
      };
      const title = `Term sheet: Build New, project #${userId.slice(-6)}`;
      await harness.deliver('termsheet.accepted', applicationId, { ...accepted, title });
      // An event of before papers were made tells of none.
      await harness.deliver('termsheet.accepted', applicationId, { ...accepted, agreementId: randomUUID() });
      const told = await letters(email);
      expect(told.map(({ subject }) => subject).sort()).toEqual([
        `You have accepted: ${title}`,
        'You have agreed to electronic records and signatures',
      ]);
      expect(told.find(({ subject }) => subject.includes(title))?.text).toContain(`/applications/${applicationId}`);
      const lines = (await bell(anAdministrator())).filter(({ message }) => message.includes(title));
      expect(lines.map(({ message }) => message)).toEqual([fill(notices.termSheetAccepted, { title })]);
    });

    it('writes a decision to who applied, as far as the address is known', async () => {
      const userId = randomUUID();
      const email = `${userId.slice(-6)}@gulfcoast.example`;
      const facts = application(randomUUID(), userId);
      const rejection = { ...facts, decidedBy: randomUUID(), reason: 'The budget lacks permits.' };
      await harness.deliver('application.rejected', facts.applicationId, rejection);
      expect(await letters(email)).toEqual([]);
      await harness.deliver('user.registered', userId, {
        userId,
        email,
        firstName: 'Dana',
        lastName: 'Whitfield',
        companyId: facts.companyId,
      });
      await harness.deliver('application.rejected', facts.applicationId, rejection);
      expect((await letters(email)).map((letter) => letter.text)).toEqual([
        expect.stringContaining('Reason: The budget lacks permits.'),
      ]);
      const sentNotice = { round: 1, title: '', contentHash: '', paperHash: '', sentBy: randomUUID(), sentAt: '' };
      await harness.deliver('adverse.sent', facts.applicationId, { ...facts, noticeId: randomUUID(), ...sentNotice });
      const [adverse] = await letters(email);
      expect(adverse?.subject).toMatch(/^Notice of action taken on your application /);
      expect(adverse?.text).toContain(`/applications/${facts.applicationId}`);
      await harness.deliver('draw.sent_back', randomUUID(), {
        drawRequestId: randomUUID(),
        applicationId: facts.applicationId,
        companyId: facts.companyId,
        userId,
        requestedAmount: 90_050,
        returnedBy: randomUUID(),
        reason: 'The invoice of the roof is missing.',
      });
      const [sentBack] = await letters(email);
      expect(sentBack?.subject).toBe('Your draw request was sent back');
      expect(sentBack?.text).toContain('your draw request of $900.50 was sent back');
      expect(sentBack?.text).toContain('What has to be changed: The invoice of the roof is missing.');
      const sent = await harness
        .as(anAdministrator())
        .call<SentNoticeDto>('POST', '/notices', { ...facts, message: 'Please call us.' });
      expect(sent.body).toEqual({ mailed: true });
      const written = (await letters(email)).find(({ subject }) => subject.startsWith('A message about'));
      expect(written?.text).toContain(
        `Open the application: http://localhost:4200/applications/${facts.applicationId}`,
      );
      const rung = (await bell(aBorrower(facts.companyId))).find(({ message }) => message.includes('Please call us.'));
      expect(rung?.link).toBe(`/applications/${facts.applicationId}`);
      expect(
        (
          await harness
            .as(anAdministrator())
            .call<SentNoticeDto>('POST', '/notices', { ...facts, userId: randomUUID(), message: 'Please call us.' })
        ).body,
      ).toEqual({ mailed: false });
      expect(
        (await harness.as(anAdministrator()).problem('POST', '/notices', { ...facts, message: '  ' })).errors?.[0]
          ?.field,
      ).toBe('message');
      expect(
        (await harness.as(aBorrower(facts.companyId)).problem('POST', '/notices', { ...facts, message: 'x' })).status,
      ).toBe(403);
    });
  });

  describe('text messages', () => {
    it('are kept beside the letters, for those who agreed and as long as they do', async () => {
      const user = userFacts();
      await harness.deliver('user.registered', user.userId, { ...user, companyId: null });
      const decide = async () => {
        const facts = application(randomUUID(), user.userId);
        await harness.deliver('application.approved', facts.applicationId, {
          ...facts,
          decidedBy: randomUUID(),
          loanType: 'construction',
          properties: [],
        });
      };
      await decide();
      await harness.deliver('user.updated', user.userId, { ...user, canSendMessages: false });
      await decide();
      expect(await letters(user.mobileNumber)).toEqual([
        expect.objectContaining({
          channel: 'text',
          to: user.mobileNumber,
          subject: '',
          html: null,
          text: 'Groundwork: Heights Townhomes was approved. http://localhost:4200/loans',
        }),
      ]);
      expect(await letters(user.email)).toHaveLength(2);
    });

    it('go to a broker by its mobile number', async () => {
      const ana = { ...broker(), mobileNumber: '8325550177', canSendMessages: true };
      await harness.deliver('broker.updated', ana.brokerId, ana);
      await harness.deliver('agreement.accepted', randomUUID(), {
        agreementId: randomUUID(),
        brokerId: ana.brokerId,
        brokerUserId: null,
        clientName: 'Juniper Homes',
        decidedBy: randomUUID(),
      });
      expect((await letters('8325550177')).map((message) => message.text)).toEqual([
        'Groundwork: your referral agreement for Juniper Homes was accepted. http://localhost:4200/',
      ]);
    });
  });

  describe('letters to several', () => {
    it('tell a broker of the activation who can sign in, and nobody who has not registered', async () => {
      const [ana, unregistered] = [{ ...broker(), userId: randomUUID() }, broker()];
      for (const facts of [ana, unregistered])
        await harness.deliver('broker.activated', facts.brokerId, { ...facts, decidedBy: randomUUID() });
      expect((await letters(ana.emailAddress)).map(({ subject }) => subject)).toEqual([
        'Your broker account is active',
      ]);
      expect(await letters(unregistered.emailAddress)).toEqual([]);
    });

    it('ask a broker for the signature under terms that the lender made or changed, and lead to them', async () => {
      const agreementId = randomUUID();
      const ana = broker();
      const facts = { agreementId, brokerId: ana.brokerId, brokerUserId: null, clientName: 'Juniper Homes' };
      await harness.deliver('broker.updated', ana.brokerId, ana);
      await harness.deliver('agreement.offered', agreementId, facts);
      await harness.deliver('agreement.updated', agreementId, { ...facts, changedBy: randomUUID() });
      const sent = await letters(ana.emailAddress);
      expect(sent.map(({ subject }) => subject).sort()).toEqual([
        'A referral agreement for Juniper Homes waits for your signature',
        'Your referral agreement for Juniper Homes was changed',
      ]);
      expect((await bell(aBroker(ana.brokerId))).map(({ message, link }) => [message, link]).sort()).toEqual([
        ['A referral agreement for Juniper Homes waits for your signature', `/?referral=${agreementId}`],
        [
          'The referral agreement for Juniper Homes was changed and waits for your signature',
          `/?referral=${agreementId}`,
        ],
      ]);
      for (const { text } of sent) expect(text).toContain(`/?referral=${agreementId}`);
    });

    it('tell every administrator of a new agreement, and nobody who is none any more', async () => {
      const [one, two, former] = ['admin', 'super', 'admin'].map((role) => userFacts(randomUUID(), { role }));
      if (!one || !two || !former) throw new Error('three');
      for (const user of [one, two, former])
        await harness.deliver('user.registered', user.userId, { ...user, companyId: null });
      await harness.deliver('user.updated', former.userId, { ...former, role: 'borrower' });
      await harness.deliver('agreement.submitted', randomUUID(), {
        agreementId: randomUUID(),
        brokerId: randomUUID(),
        brokerUserId: null,
        clientName: 'Juniper Homes',
      });
      for (const user of [one, two])
        expect((await letters(user.email)).map((letter) => letter.subject)).toEqual([
          'A referral agreement for Juniper Homes was submitted',
        ]);
      expect(await letters(former.email)).toEqual([]);
    });
  });

  describe('the mailbox', () => {
    it('finds by a part of the address, newest first, and a pattern is text', async () => {
      const company = `${randomUUID().slice(0, 8)}.example`;
      for (const name of ['ana', 'bea']) {
        const invited = { ...invitation(), emailAddress: `${name}@${company}` };
        await harness.deliver('broker.invited', invited.brokerId, invited);
        harness.clock.advance(1000);
      }
      expect((await letters(company)).map((letter) => letter.to)).toEqual([`bea@${company}`, `ana@${company}`]);
      for (const pattern of ['a%a@', 'an_@', '_na@', '%'])
        expect([pattern, (await letters(`${pattern}${company}`)).map((letter) => letter.to)]).toEqual([pattern, []]);
    });

    it('finds what is a sign of a pattern elsewhere: an underscore, a per cent, the sign of the escape and a backslash', async () => {
      const company = `${randomUUID().slice(0, 8)}.example`;
      const addresses = ['ana_lee', 'ana%lee', 'ana!lee', 'ana\\lee', 'ana.lee'].map((name) => `${name}@${company}`);
      for (const emailAddress of addresses) {
        const invited = { ...invitation(), emailAddress };
        await harness.deliver('broker.invited', invited.brokerId, invited);
      }
      for (const address of addresses)
        expect((await letters(address.slice(2))).map((letter) => letter.to)).toEqual([address]);
    });
  });

  describe('tasks and activities', () => {
    it.each([
      ['nobody', nobody],
      ['a borrower', aBorrower(randomUUID())],
      ['a broker', aBroker(randomUUID())],
    ])('are closed to %s, whoever lets it through before', async (_, stranger) => {
      const id = randomUUID();
      for (const [method, path, body] of [
        ['GET', '/activities'],
        ['GET', '/activities?userId=all'],
        ['GET', '/activities/categories'],
        ['GET', '/tasks'],
        ['POST', '/tasks/save', { taskName: 'Call the title company' }],
        ['POST', '/tasks/remove', { id }],
        ['POST', '/notices', { ...application(id), message: 'Please call us.' }],
      ] as const)
        expect([path, (await harness.as(stranger).problem(method, path, body)).code]).toEqual([path, 'access.denied']);
    });

    it('keeps what an administrator decided', async () => {
      const me = anAdministrator();
      const facts = application(randomUUID());
      await harness.deliver('application.rejected', facts.applicationId, {
        ...facts,
        decidedBy: me.userId ?? '',
        reason: 'No survey.',
      });
      const own = await harness.as(me).call<ActivityDto[]>('GET', '/activities');
      expect(own.body).toEqual([
        expect.objectContaining({
          name: 'Heights Townhomes',
          status: 'Rejected',
          comments: 'No survey.',
          activityCategoryId: 'applications',
          userId: me.userId,
        }),
      ]);
      expect((await harness.as(me).call<ActivityDto[]>('GET', '/activities?categoryId=draws')).body).toEqual([]);
      expect(
        (await harness.as(anAdministrator()).call<ActivityDto[]>('GET', `/activities?userId=${me.userId}`)).body,
      ).toHaveLength(1);
      const line = (statusId: number, rejectReason: string | null) => ({
        lineItemId: randomUUID(),
        budgetItemId: randomUUID(),
        requestedAmount: 100,
        statusId,
        rejectReason,
      });
      await harness.deliver('draw.decided', randomUUID(), {
        drawRequestId: randomUUID(),
        applicationId: facts.applicationId,
        companyId: randomUUID(),
        userId: randomUUID(),
        decidedBy: me.userId ?? '',
        statusId: 1,
        lines: [line(3, null), line(4, 'No invoice.')],
      });
      expect((await harness.as(me).call<ActivityDto[]>('GET', '/activities?categoryId=draws')).body).toEqual([
        expect.objectContaining({
          name: 'Draw of $2.00 for Heights Townhomes',
          status: 'Partly approved',
          comments: 'No invoice.',
        }),
      ]);
      expect(
        (await harness.as(anAdministrator()).call<ActivityDto[]>('GET', '/activities?userId=all')).body.length,
      ).toBeGreaterThanOrEqual(2);
    });
  });

  it('shows no mailbox in production', async () => {
    const { mode } = harness.options;
    Object.assign(harness.options, { mode: 'production' });
    expect((await harness.as(anAdministrator()).problem('GET', '/mailbox')).code).toBe('route.not_found');
    Object.assign(harness.options, { mode });
  });
});
