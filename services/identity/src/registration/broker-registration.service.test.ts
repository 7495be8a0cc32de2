import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { shared } from '@groundwork/domain-messages';
import {
  acceptanceId,
  accountOf,
  aMember,
  anEmail,
  esignMasterId,
  lettersTo,
  password,
  post,
  register,
  signInAs,
  somebody,
  startScene,
  withTerms,
} from '../testing/registering.js';
import type { Scene } from '../testing/registering.js';
import type { BrokerRegistrationDto } from './registration.dto.js';

jest.setTimeout(60_000);

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());
beforeEach(() => {
  withTerms(scene);
  scene.brokers.away = false;
  scene.brokers.received.length = 0;
});

interface Invited {
  readonly id: string;
  readonly code: string;
  readonly email: string;
}

const paths = ({ id, code }: Invited) => ({
  invitation: `/brokers/${id}/invitation?code=${code}`,
  review: `/brokers/${id}/registration`,
  link: `/internal/brokers/${id}/registered`,
});

/** An invitation that the brokers service stands behind, with every step open. */
function anInvitation(email = anEmail()): Invited {
  const invited = { id: randomUUID(), code: randomUUID(), email };
  const { invitation, review, link } = paths(invited);
  scene.brokers.answers.set(invitation, { id: invited.id, emailAddressA: email });
  scene.brokers.answers.set(review, { id: invited.id });
  scene.brokers.answers.set(link, null);
  return invited;
}

const form = ({ id, code, email }: Invited, more: object = {}) => ({
  id,
  code,
  password,
  textMessages: true,
  esignMasterId,
  signature: 'Maria Delgado',
  firstName: 'Maria',
  lastName: 'Delgado',
  businessName: 'Delgado Capital Advisors',
  emailAddressA: email,
  phoneNumberA: '( 713 ) - 555 - 0142',
  streetAddress: '820 Heights Blvd',
  city: 'Houston',
  state: 'Texas',
  zipCode: '77007',
  ...more,
});
const send = (invited: Invited, more: object = {}, headers: Record<string, string> = {}) =>
  post<BrokerRegistrationDto>(scene, somebody(), '/registrations/broker', form(invited, more), headers);
const linked = () =>
  scene.brokers.received
    .filter((call) => call.path.startsWith('/internal/'))
    .map((call) => (call.body as { userId: string }).userId);
const facts = (invited: Invited, userId: string) => ({
  brokerId: invited.id,
  userId,
  emailAddress: invited.email,
  firstName: 'Maria',
  lastName: 'Delgado',
  businessName: 'Delgado Capital Advisors',
});

describe('the registration of an invited broker', () => {
  it('reviews, signs, links, and then signs in as a broker', async () => {
    const invited = anInvitation();
    const answer = await send(invited);
    expect([answer.status, answer.body]).toEqual([
      200,
      { id: invited.id, userId: expect.any(String) as string, esignAcceptanceId: acceptanceId },
    ]);
    expect(scene.brokers.received.map((call) => call.path)).toEqual(Object.values(paths(invited)));
    expect(scene.brokers.received[1]?.body).toMatchObject({
      code: invited.code,
      canSendTextMessages: true,
      city: 'Houston',
    });
    expect(JSON.stringify(scene.brokers.received)).not.toContain(password);
    expect(scene.agreements.received.at(-1)?.body).toMatchObject({
      userId: answer.body.userId,
      signature: 'Maria Delgado',
      firstName: 'Maria',
    });
    const session = await signInAs(scene, invited.email);
    expect(session.body).toMatchObject({ role: 'broker', brokerId: invited.id, userId: answer.body.userId });
    // What the brokers service tells afterwards changes nothing.
    await scene.harness.deliver('broker.registered', invited.id, facts(invited, answer.body.userId));
    expect((await signInAs(scene, invited.email)).status).toBe(201);
    expect(await lettersTo(scene, 'user.registered', invited.email)).toHaveLength(1);
  });

  it('says what is missing by field before anything is done', async () => {
    const invited = anInvitation();
    const { body } = await send(invited, {
      password: 'Password1',
      textMessages: false,
      city: '',
      signature: 'Somebody Else',
      emailAddressA: anEmail(),
    });
    const fields = Object.fromEntries(
      (body as unknown as { errors: { field: string; message: string }[] }).errors.map(({ field, message }) => [
        field,
        message,
      ]),
    );
    expect(fields).toMatchObject({
      password: shared.passwordCommon,
      textMessages: shared.fieldRequired,
      city: expect.any(String) as string,
      emailAddressA: shared.invitedAddress,
      signature: expect.stringContaining('MARIA DELGADO') as string,
    });
    expect(scene.brokers.received.map((call) => call.path)).toEqual([paths(invited).invitation]);
  });

  for (const [step, breakIt, mendIt] of [
    [
      'the review',
      (invited: Invited) => scene.brokers.answers.delete(paths(invited).review),
      (invited: Invited) => scene.brokers.answers.set(paths(invited).review, {}),
    ],
    ['the signature', () => scene.agreements.answers.delete('/internal/esign-acceptances'), () => withTerms(scene)],
    [
      'the link',
      (invited: Invited) => scene.brokers.answers.delete(paths(invited).link),
      (invited: Invited) => scene.brokers.answers.set(paths(invited).link, null),
    ],
  ] as const)
    it(`that fails at ${step} leaves nobody half registered, and is repeated`, async () => {
      const invited = anInvitation();
      breakIt(invited);
      expect((await send(invited)).status).toBeGreaterThanOrEqual(400);
      expect(await accountOf(scene, invited.email)).toBeNull();
      expect((await signInAs(scene, invited.email)).status).toBe(401);
      mendIt(invited);
      const again = await send(invited, { password: 'another-Tx7-word' });
      expect(again.status).toBe(200);
      expect((await signInAs(scene, invited.email, 'another-Tx7-word')).status).toBe(201);
      expect((await signInAs(scene, invited.email)).status).toBe(401);
      expect(new Set(linked())).toEqual(new Set([again.body.userId]));
    });

  it('that died after its link was used up is completed by the event', async () => {
    const invited = anInvitation();
    scene.brokers.answers.delete(paths(invited).link);
    await send(invited);
    const [userId] = linked();
    await scene.harness.deliver('broker.registered', invited.id, facts(invited, userId ?? ''));
    expect((await signInAs(scene, invited.email)).body).toMatchObject({ role: 'broker', userId, brokerId: invited.id });
  });

  it('is completed once where the event is heard at two replicas, or while the registration itself completes it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const invited = anInvitation();
      scene.brokers.answers.delete(paths(invited).link);
      await send(invited);
      const userId = linked().at(-1) ?? '';
      const heard = () => scene.harness.deliver('broker.registered', invited.id, facts(invited, userId));
      await Promise.all([heard(), heard(), heard(), heard()]);
      expect((await signInAs(scene, invited.email)).body).toMatchObject({
        role: 'broker',
        userId,
        brokerId: invited.id,
      });
    }
  });

  it('of two who were invited at one address has one account to be, also where both send their forms at once', async () => {
    const email = anEmail();
    const answers = await Promise.all([anInvitation(email), anInvitation(email)].map((invited) => send(invited)));
    expect(answers.map(({ status }) => status)).not.toContain(500);
    // The brokers service links it to one of them.
    expect(new Set(linked()).size).toBe(1);
    expect(linked()).toHaveLength(2);
  });

  it('with a code that is not good is answered as the brokers service answers', async () => {
    const invited = anInvitation();
    expect((await send({ ...invited, code: randomUUID() })).status).toBe(404);
    expect(await accountOf(scene, invited.email)).toBeNull();
  });

  it('for an address that has an account is told so, at the field; one that only registered is no obstacle', async () => {
    const { email } = await aMember(scene);
    expect((await send(anInvitation(email))).body).toMatchObject({
      code: 'email.taken',
      errors: [{ field: 'emailAddressA', message: shared.emailTaken }],
    });
    const open = await register(scene);
    const answer = await send(anInvitation(open.email));
    expect([answer.status, answer.body.userId]).toEqual([200, open.userId]);
  });

  it('is answered a second time under the same key as the first', async () => {
    const invited = anInvitation();
    const headers = { 'idempotency-key': `broker-${randomUUID()}` };
    const first = await send(invited, {}, headers);
    // The link is used up now.
    scene.brokers.answers.delete(paths(invited).invitation);
    const again = await send(invited, {}, headers);
    expect([again.status, again.body]).toEqual([200, first.body]);
  });
});
