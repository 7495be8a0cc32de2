import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { shared } from '@groundwork/domain-messages';
import { Database } from '@groundwork/server-data';
import { aBorrower, anAdministrator, nobody } from '@groundwork/server-testkit';
import { AccountEntity } from '../accounts/persistence/account.entity.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { AccountCodeEntity } from '../codes/account-code.entity.js';
import {
  acceptanceId,
  accountOf,
  aCompany,
  aMember,
  anEmail,
  confirm,
  confirmation,
  esignMasterId,
  lettersTo,
  newest,
  password,
  post,
  register,
  signInAs,
  somebody,
  startScene,
  withTerms,
} from '../testing/registering.js';
import type { Scene } from '../testing/registering.js';
import { paceMs } from '../throttle/answer-pace.service.js';
import type { LinkDto } from './registration.dto.js';

// Each confirmation hashes a password.
jest.setTimeout(60_000);

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());
beforeEach(() => withTerms(scene));

const reading = (at = scene) => at.harness.service.app.get(Database).reading.manager;
const refusal = async (path: string, body: object) => {
  const { correlationId: _id, ...problem } = await scene.harness.as(somebody()).problem('POST', path, body);
  return problem;
};

describe('a registration', () => {
  it('is confirmed by the link, signed, and then signs in', async () => {
    const email = anEmail();
    const link = await register(scene, email, { email: ` ${email.toUpperCase()}`.trim() });
    expect((await signInAs(scene, email)).body).toMatchObject({ code: 'credentials.invalid' });
    const read = await post<LinkDto>(scene, nobody, '/links', {
      kind: 'confirmation',
      id: link.userId,
      token: link.code,
    });
    expect(read.body).toEqual({
      firstName: 'Ana',
      lastName: 'Reyes',
      email,
      organizationName: null,
      expiresAt: link.expiresAt,
      passwordMinimum: 8,
    });

    const answer = await confirm(scene, link);
    expect([answer.status, answer.body]).toEqual([
      200,
      { result: 'confirmed', confirmed: true, esignAcceptanceId: acceptanceId },
    ]);
    expect(scene.agreements.received.at(-1)).toMatchObject({
      path: '/internal/esign-acceptances',
      body: {
        userId: link.userId,
        esignMasterId,
        signature: 'ANA REYES',
        firstName: 'Ana',
        lastName: 'Reyes',
        duringRegister: true,
        ip: expect.stringMatching(/^198\.51\./) as string,
      },
    });
    expect(await lettersTo(scene, 'user.registered', email)).toEqual([
      {
        userId: link.userId,
        email,
        firstName: 'Ana',
        lastName: 'Reyes',
        role: 'borrower',
        mobileNumber: '7135550142',
        canSendMessages: true,
        companyId: null,
      },
    ]);
    expect((await signInAs(scene, email)).body).toMatchObject({ role: 'borrower', userId: link.userId });
    expect((await reading().findBy(AuditEntryEntity, { accountId: link.userId })).map((entry) => entry.kind)).toContain(
      'account.confirmed',
    );
  });

  it('keeps of a code its hash alone, also in the outbox', async () => {
    const link = await register(scene);
    const rows = await reading().findBy(AccountCodeEntity, { email: link.email });
    expect(rows.map((row) => row.codeHash)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    const outbox = await reading().query('SELECT envelope FROM outbox_message');
    expect(JSON.stringify(rows) + JSON.stringify(outbox)).not.toContain(link.code);
  });

  it('that is repeated sends a new link, and the one before is closed', async () => {
    const first = await register(scene);
    const second = await register(scene, first.email, { firstName: 'Anna' });
    expect((await confirm(scene, first)).status).toBe(410);
    expect((await confirm(scene, second, { signature: 'ana reyes' })).body).toMatchObject({
      errors: [{ field: 'signature' }],
    });
    expect((await confirm(scene, second, { signature: 'Anna Reyes' })).status).toBe(200);
  });

  it('says what is missing by field, and the link stays good', async () => {
    const link = await register(scene);
    const problem = await refusal(
      '/registrations/confirmation',
      confirmation(link, {
        password: 'Password1',
        mobile: '1',
        commercialPurpose: false,
        esignMasterId: undefined,
        signature: 'Ana Reye',
      }),
    );
    expect(Object.fromEntries((problem.errors ?? []).map(({ field, message }) => [field, message]))).toEqual({
      password: shared.passwordCommon,
      mobile: shared.phoneTenDigits,
      commercialPurpose: shared.textRequired,
      esignMasterId: shared.textRequired,
      signature: expect.stringContaining('ANA REYES') as string,
    });
    expect((await refusal('/registrations/confirmation', confirmation(link, { password: 'x7!b' }))).errors).toEqual([
      { field: 'password', message: 'Password must be 8 characters or more' },
    ]);
    expect((await confirm(scene, link)).status).toBe(200);
  });

  it('asks for no signature where the portal has no terms', async () => {
    scene.agreements.answers.delete('/esign-masters/latest');
    const answer = await confirm(scene, await register(scene), { esignMasterId: undefined, signature: undefined });
    expect([answer.status, answer.body.esignAcceptanceId]).toEqual([200, null]);
  });

  it('changes nothing where the signature is not recorded, and goes on with the same account to be', async () => {
    const link = await register(scene);
    scene.agreements.answers.delete('/internal/esign-acceptances');
    expect((await confirm(scene, link)).body).toMatchObject({
      code: 'esign.not_recorded',
      detail: shared.errorUpdatingESignAgreement,
    });
    scene.agreements.away = true;
    expect((await confirm(scene, link)).body).toMatchObject({ code: 'esign.not_recorded' });
    expect(await accountOf(scene, link.email)).toBeNull();
    withTerms(scene);
    expect((await confirm(scene, link)).status).toBe(200);
    const signers = scene.agreements.received
      .filter((call) => call.path === '/internal/esign-acceptances')
      .map((call) => (call.body as { userId: string }).userId);
    expect(signers).toEqual([link.userId]);
  });

  it('answers a repeat under the same key as the first time, and no other', async () => {
    const link = await register(scene);
    const headers = { 'idempotency-key': `confirm-${randomUUID()}` };
    const [first, again] = [await confirm(scene, link, {}, headers), await confirm(scene, link, {}, headers)];
    expect([again.status, again.body, again.headers['idempotent-replay']]).toEqual([200, first.body, 'true']);
    expect((await confirm(scene, link)).status).toBe(410);
  });
});

describe('a link', () => {
  it('used, expired, another’s and unknown is answered alike', async () => {
    const used = await register(scene);
    await confirm(scene, used);
    const other = await register(scene);
    const expired = await register(scene);
    scene.harness.clock.advance(3 * 24 * 3_600_000);
    const good = await register(scene);
    const links = [
      used,
      expired,
      { ...good, userId: other.userId },
      { ...good, code: other.code },
      { ...good, code: 'x' },
      { userId: randomUUID(), code: good.code },
      { userId: 'nobody', code: '' },
    ];
    const problems = [];
    for (const link of links)
      problems.push(
        await refusal('/registrations/confirmation', confirmation(link)),
        await refusal('/links', { kind: 'confirmation', id: link.userId, token: link.code }),
      );
    // The kind of a code counts as well.
    problems.push(
      await refusal('/passwords/reset', { id: good.userId, resetToken: good.code, password }),
      await refusal('/registrations/administrator', {
        token: good.code,
        email: good.email,
        firstName: 'A',
        lastName: 'B',
        password,
      }),
    );
    expect(new Set(problems.map((problem) => JSON.stringify(problem))).size).toBe(1);
    expect(problems[0]).toMatchObject({ status: 410, code: 'token.invalid', detail: shared.linkInvalid });
    expect((await confirm(scene, good)).status).toBe(200);
  });

  it('is used by one of two at once', async () => {
    const link = await register(scene);
    const answers = await Promise.all([
      confirm(scene, link),
      confirm(scene, link, { password: 'another-Tx7-yard' }),
      confirm(scene, link),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 410, 410]);
    expect(await reading().countBy(AccountEntity, { email: link.email })).toBe(1);
  });

  it('is not guessed: whoever tries many in vain waits', async () => {
    const guesser = somebody();
    const guess = () => post(scene, guesser, '/links', { kind: 'reset', id: randomUUID(), token: randomUUID() });
    const answers = [];
    for (let count = 0; count < 33; count += 1) answers.push(await guess());
    expect(answers.filter((answer) => answer.status === 410)).toHaveLength(30);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    const link = await register(scene);
    expect((await confirm(scene, link)).status).toBe(200);
  });
});

describe('a known address', () => {
  it('is answered as an unknown one is, in no less time, and its owner is told', async () => {
    const real = await startScene({ guessing: undefined });
    try {
      withTerms(real);
      const { email, userId } = await aMember(real);
      const ask = async (address: string) => {
        const begun = performance.now();
        const answer = await post(real, somebody(), '/registrations', {
          email: address,
          firstName: 'Eve',
          lastName: 'Stranger',
        });
        return { took: performance.now() - begun, answer: [answer.status, answer.body] };
      };
      const known = [await ask(email)];
      const unknown = [await ask(anEmail())];
      const quickest = (rows: readonly { took: number }[]) => Math.min(...rows.map(({ took }) => took));
      const apart = () => Math.abs(quickest(known) - quickest(unknown));
      // In turns, and again where the machine was busy: a look-up that shows is there every time.
      while (known.length < 3 || (known.length < 12 && apart() >= 60)) {
        known.push(await ask(email));
        unknown.push(await ask(anEmail()));
      }
      expect(new Set([...known, ...unknown].map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
      for (const rows of [known, unknown]) expect(quickest(rows)).toBeGreaterThanOrEqual(paceMs - 5);
      // What is left beyond the pace is not the look-up.
      expect(apart()).toBeLessThan(60);
      expect(await newest(real, 'user.reset_requested', email)).toMatchObject({
        userId,
        firstName: 'Ana',
        registeredAgain: true,
      });
      expect(await accountOf(real, email)).toMatchObject({ firstName: 'Ana' });
    } finally {
      await real.close();
    }
  });

  it('cannot have its mailbox flooded, from many places at once either, and its owner still gets in', async () => {
    const { email } = await aMember(scene);
    scene.harness.clock.advance(3_600_000);
    const paths = ['/registrations', '/passwords/forgotten'];
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        post(scene, somebody(), paths[index % 2] ?? '', { email, firstName: 'Eve', lastName: 'Stranger' }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([
      ...Array<number>(5).fill(200),
      ...Array<number>(9).fill(429),
    ]);
    expect(
      answers.filter((answer) => answer.status === 429).map((answer) => Number(answer.headers['retry-after'])),
    ).toEqual(Array<number>(9).fill(3600));
    expect(await lettersTo(scene, 'user.reset_requested', email)).toHaveLength(5);
    const open = await reading().find(AccountCodeEntity, { where: { email, kind: 'reset' } });
    expect(open.filter((row) => row.closedAt === null)).toHaveLength(1);
    // The last of the letters works, whoever asked for it; and the sign-in was never in question.
    const { userId, code } = await newest(scene, 'user.reset_requested', email);
    expect(
      (await post(scene, somebody(), '/passwords/reset', { id: userId, resetToken: code, password: 'my-new-Tx7-word' }))
        .status,
    ).toBe(200);
    expect((await signInAs(scene, email, 'my-new-Tx7-word')).status).toBe(201);
  });

  it('an unknown one is limited just so, and one network address by what it causes in all', async () => {
    const email = anEmail();
    for (let count = 0; count < 5; count += 1) await register(scene, email);
    expect((await post(scene, somebody(), '/passwords/forgotten', { email })).status).toBe(429);
    const flooder = somebody();
    const answers = await Promise.all(
      Array.from({ length: 33 }, () => post(scene, flooder, '/passwords/forgotten', { email: anEmail() })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(30);
  });
});

describe('a company’s user', () => {
  it('is asked by an administrator’s letter, known or not, joins on its own consent, and is not asked twice', async () => {
    const companyId = aCompany(scene);
    const admin = anAdministrator();
    const email = anEmail();
    const link = await register(scene, email, { companyId }, admin);
    expect(link.organizationName).toBe('Gulf Coast Builders');
    await confirm(scene, link);
    expect(await newest(scene, 'user.registered', email)).toMatchObject({ companyId });
    await scene.harness.deliver('company.member_added', companyId, {
      companyId,
      organizationName: 'Gulf Coast Builders',
      userId: link.userId,
    });
    expect((await signInAs(scene, email)).body).toMatchObject({
      companies: [{ companyId, organizationName: 'Gulf Coast Builders' }],
    });
    expect(
      (await post(scene, admin, '/registrations', { email, firstName: 'Ana', lastName: 'Reyes', companyId })).body,
    ).toMatchObject({ status: 409, code: 'email.taken', detail: shared.emailTaken });
    expect(
      (await post(scene, admin, '/registrations', { email, firstName: 'Ana', lastName: 'Reyes' })).body,
    ).toMatchObject({ code: 'email.taken' });

    const second = aCompany(scene, 'Second Street LLC');
    expect(
      (await post(scene, admin, '/registrations', { email, firstName: 'Ana', lastName: 'Reyes', companyId: second }))
        .body,
    ).toEqual({ result: 'registered' });
    expect(await lettersTo(scene, 'user.joined_company', email)).toEqual([]);
    const invitation = await newest(scene, 'user.company_invited', email);
    expect(invitation).toMatchObject({ userId: link.userId, companyId: second, invitedBy: admin.userId });
    const consent = { id: link.userId, token: invitation.code };
    expect((await post(scene, somebody(), '/registrations/company', consent)).body).toEqual({ result: 'joined' });
    expect(await newest(scene, 'user.joined_company', email)).toMatchObject({
      userId: link.userId,
      companyId: second,
      addedBy: null,
    });
    for (const actor of [somebody(), aBorrower(companyId)])
      expect(
        (
          await post(scene, actor, '/registrations', {
            email: anEmail(),
            firstName: 'Ana',
            lastName: 'Reyes',
            companyId,
          })
        ).status,
      ).toBe(403);
    expect(
      (
        await post(scene, admin, '/registrations', {
          email: anEmail(),
          firstName: 'Ana',
          lastName: 'Reyes',
          companyId: randomUUID(),
        })
      ).status,
    ).toBe(404);
  });

  it('whom a colleague invites joins by the link alone, and the colleague learns nothing', async () => {
    const companyId = aCompany(scene, 'Evil LLC');
    const colleague = aBorrower(companyId);
    const { email, userId } = await aMember(scene);
    const stranger = anEmail();
    const nameless = { firstName: null, lastName: null };
    const invite = (email: string) => post(scene, colleague, '/invitations', { email, companyId, ...nameless });
    const answers = [await invite(email), await invite(stranger)];
    expect(answers.map((answer) => [answer.status, answer.body])).toEqual([
      [200, { result: 'registered' }],
      [200, { result: 'registered' }],
    ]);
    expect(await lettersTo(scene, 'user.joined_company', email)).toEqual([]);
    // The company hears of both alike.
    for (const address of [email, stranger])
      expect(await newest(scene, 'user.invited', address)).toEqual({
        companyId,
        email: address,
        invitedBy: colleague.userId,
      });

    const { code } = await newest(scene, 'user.company_invited', email);
    expect(
      (await post<LinkDto>(scene, nobody, '/links', { kind: 'company', id: userId, token: code })).body,
    ).toMatchObject({ firstName: 'Ana', organizationName: 'Evil LLC' });
    expect((await post(scene, somebody(), '/registrations/company', { id: randomUUID(), token: code })).status).toBe(
      410,
    );
    expect((await post(scene, somebody(), '/registrations/company', { id: userId, token: code })).body).toEqual({
      result: 'joined',
    });
    expect((await post(scene, somebody(), '/registrations/company', { id: userId, token: code })).status).toBe(410);
    expect(await newest(scene, 'user.joined_company', email)).toMatchObject({ companyId, addedBy: null });

    // Whoever has no account yet gives its names with the confirmation.
    const link = await newest(scene, 'user.confirmation_requested', stranger);
    expect(
      (await refusal('/registrations/confirmation', confirmation(link))).errors?.map((error) => error.field),
    ).toEqual(expect.arrayContaining(['firstName', 'lastName']));
    expect((await confirm(scene, link, { firstName: 'Ana', lastName: 'Reyes' })).status).toBe(200);
    expect(
      (await scene.harness.as(aBorrower(randomUUID())).problem('POST', '/invitations', { email: anEmail(), companyId }))
        .code,
    ).toBe('access.denied');
  });

  it('a stranger’s registration of the invited address does not take the invitation away', async () => {
    const companyId = aCompany(scene);
    const email = anEmail();
    const invited = await register(scene, email, { companyId }, anAdministrator());
    await register(scene, email, { firstName: 'Eve', lastName: 'Stranger' });
    expect((await confirm(scene, invited)).status).toBe(200);
    expect(await newest(scene, 'user.registered', email)).toMatchObject({ firstName: 'Ana', companyId });
  });
});
