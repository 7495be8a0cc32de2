import { randomUUID } from 'node:crypto';
import { brokerCommands, brokerStatus, brokerMachine } from '@groundwork/domain-brokers';
import type { BrokerCommand, BrokerStatus } from '@groundwork/domain-brokers';
import { shared, waiverRules } from '@groundwork/domain-messages';
import type { ProblemDocument } from '@groundwork/server-http';
import { LetterCountRetention } from '@groundwork/server-links';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, aBroker, anAdministrator, nobody, startService } from '@groundwork/server-testkit';
import type { FeeDto } from '../fees/fee.dto.js';
import { service } from '../index.js';
import type { BrokerDto, BrokerHistoryEntryDto, FoundBrokerDto, InvitedBrokerDto } from './broker.dto.js';
import { LinkBrokerAccount } from './commands/link-broker-account.command.js';

const form = {
  firstName: 'Maria',
  lastName: 'Delgado',
  businessName: 'Delgado Capital Advisors',
  emailAddressA: 'maria@delgadocapital.example',
  phoneNumberA: '( 713 ) - 555 - 0142',
};
const address = { streetAddress: '820 Heights Blvd', city: 'Houston', state: 'Texas', zipCode: '77007' };

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

const admin = anAdministrator();
const asAdmin = () => harness.as(admin);
/** An address that no other test writes to. */
const anAddress = () => ({ emailAddressA: `${randomUUID()}@delgadocapital.example` });
const aBrokerRecord = async (more: object = {}): Promise<BrokerDto> => {
  const answer = await asAdmin().call<BrokerDto>('POST', '/brokers', { ...form, ...more });
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  return answer.body;
};
/** As identity does it, which this test does not start. */
async function register(id: string, userId: string = randomUUID(), code?: string): Promise<string> {
  await harness.service.app
    .get(LinkBrokerAccount, { strict: false })
    .execute({ ...admin, role: 'system', userId: undefined, caller: 'service-identity' }, id, {
      userId,
      ...(code ? { code } : {}),
    });
  return userId;
}
const send = {
  activate: { status: '4' },
  deactivate: { status: '3' },
  reject: { status: '2', rejectedComment: 'No license on file' },
} as const;
const decide = (id: string, command: BrokerCommand) =>
  asAdmin().call<BrokerDto>('PUT', '/brokers', { id, ...send[command] });

describe('a broker’s record', () => {
  it('is entered by an administrator with its defaults', async () => {
    const row = await aBrokerRecord();
    expect(row).toMatchObject({
      ...form,
      phoneNumberA: '7135550142',
      phoneNumberAType: 'office',
      phoneNumberBType: 'mobile',
      status: '1',
      iccaVersion: 'default',
      sentEmail: false,
      userId: null,
      agreements: [],
      revision: 1,
    });
    expect((await asAdmin().call<BrokerDto[]>('GET', '/brokers')).body.map((broker) => broker.id)).toContain(row.id);
    expect((await asAdmin().call('GET', `/brokers/${row.id}`)).body).toEqual(row);
  });

  it('is refused by field', async () => {
    const problem = await asAdmin().problem('POST', '/brokers', {
      firstName: ' ',
      emailAddressA: 'x',
      phoneNumberA: '12',
      state: 'Texarkana',
      zipCode: '7',
    });
    expect(Object.fromEntries((problem.errors ?? []).map(({ field, message }) => [field, message]))).toMatchObject({
      firstName: shared.textRequired,
      emailAddressA: shared.emailNotValid,
      phoneNumberA: shared.phoneValid,
      state: shared.stateInvalid,
      zipCode: shared.zipFormat,
    });
    for (const actor of [nobody, aBorrower(randomUUID()), aBroker(randomUUID())])
      expect((await harness.as(actor).problem('POST', '/brokers', form)).status).toBe(403);
  });

  it('is made once for one key', async () => {
    const headers = { 'idempotency-key': `new-broker-${randomUUID()}` };
    const answers = [
      await asAdmin().call<BrokerDto>('POST', '/brokers', form, { headers }),
      await asAdmin().call<BrokerDto>('POST', '/brokers', form, { headers }),
    ];
    expect(answers[1]?.body.id).toBe(answers[0]?.body.id);
    expect((await asAdmin().call('POST', '/brokers', { ...form, city: 'Austin' }, { headers })).status).toBe(422);
  });

  it('is seen and changed by the broker itself, not by another', async () => {
    const row = await aBrokerRecord();
    const userId = await register(row.id);
    const self = harness.as(aBroker(row.id, userId));
    const other = harness.as(aBroker(randomUUID()));
    expect((await self.call<BrokerDto>('GET', `/brokers/user/${userId}`)).body.id).toBe(row.id);
    expect((await self.problem('GET', '/brokers')).status).toBe(403);
    for (const path of [`/brokers/${row.id}`, `/brokers/user/${userId}`])
      expect((await other.problem('GET', path)).status).toBe(403);
    expect((await other.problem('PUT', '/brokers', { id: row.id, city: 'Austin' })).status).toBe(403);

    const saved = await self.call<BrokerDto>('PUT', '/brokers', {
      id: row.id,
      ...address,
      phoneNumberB: '8325550177',
      businessName: 'Another',
      status: '4',
      iccaVersion: 'gold',
    });
    expect(saved.body).toMatchObject({
      ...address,
      phoneNumberB: '8325550177',
      businessName: form.businessName,
      status: '1',
      iccaVersion: 'default',
    });
    const told = (await harness.sent('broker.updated')).filter((event) => event.aggregateId === row.id);
    expect(told.map((event) => event.payload)).toEqual([
      expect.objectContaining({
        brokerId: row.id,
        emailAddress: saved.body.emailAddressA,
        mobileNumber: '8325550177',
        canSendMessages: false,
      }),
    ]);
    const problem = await self.problem('PUT', '/brokers', { id: row.id, city: '' });
    expect(problem.errors).toEqual([{ field: 'city', message: shared.cityIsRequired }]);
  });

  it('of two saves from the same form, the second is told', async () => {
    const row = await aBrokerRecord();
    const save = (title: string) =>
      asAdmin().call<BrokerDto>('PUT', '/brokers', { id: row.id, title, revision: row.revision });
    const answers = await Promise.all([save('Partner'), save('Principal')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const [won] = answers.filter(({ status }) => status === 200);
    const late = await asAdmin().problem('PUT', '/brokers', { id: row.id, title: 'Agent', revision: row.revision });
    expect(late.current).toMatchObject({ title: won?.body.title, revision: row.revision + 1 });
  });

  it('leaves the lists when it is deleted, not while it can sign in', async () => {
    const row = await aBrokerRecord();
    expect((await decide(row.id, 'activate')).status).toBe(200);
    expect((await asAdmin().problem('DELETE', `/brokers/${row.id}`)).code).toBe('state.illegal_transition');
    await decide(row.id, 'deactivate');
    expect((await asAdmin().call('DELETE', `/brokers/${row.id}`)).body).toEqual({ id: row.id });
    expect((await asAdmin().problem('GET', `/brokers/${row.id}`)).status).toBe(404);
    expect((await asAdmin().call<BrokerDto[]>('GET', '/brokers')).body.map((broker) => broker.id)).not.toContain(
      row.id,
    );
    expect((await asAdmin().problem('DELETE', `/brokers/${row.id}`)).status).toBe(404);
  });
});

describe('a broker’s standing', () => {
  /** How a broker comes into each status. */
  const ways: Readonly<Record<BrokerStatus, readonly BrokerCommand[]>> = {
    '1': [],
    '2': ['reject'],
    '3': ['activate', 'deactivate'],
    '4': ['activate'],
  };

  for (const status of Object.values(brokerStatus))
    for (const command of brokerCommands)
      it(`${command} in status ${status}`, async () => {
        const { id } = await aBrokerRecord();
        for (const step of ways[status]) expect((await decide(id, step)).status).toBe(200);
        const target = brokerMachine.transitions[status][command];
        // A save that repeats the status that stands decides nothing.
        const answer = send[command].status === status ? undefined : await decide(id, command);
        if (answer) expect([answer.status, answer.body.status]).toEqual(target ? [200, target] : [409, 409]);
        expect((await asAdmin().call<BrokerDto>('GET', `/brokers/${id}`)).body.status).toBe(target ?? status);
      });

  it('is stamped, told and recorded', async () => {
    const { id } = await aBrokerRecord();
    const userId = await register(id);
    const activated = await asAdmin().call<BrokerDto>('PUT', '/brokers/activation', { id });
    expect(activated.body).toMatchObject({
      status: '4',
      activatedBy: admin.userId,
      activatedDate: harness.clock.now().toISOString(),
    });
    expect((await asAdmin().problem('PUT', '/brokers/activation', { id })).code).toBe('state.illegal_transition');
    await decide(id, 'deactivate');
    expect((await decide(id, 'reject')).body).toMatchObject({
      status: '2',
      rejectedBy: admin.userId,
      rejectedComment: 'No license on file',
      deactivatedBy: admin.userId,
    });
    const mine = async (type: 'broker.activated' | 'broker.deactivated' | 'broker.rejected') =>
      (await harness.sent(type)).filter((event) => event.aggregateId === id).map((event) => event.payload);
    expect(await mine('broker.activated')).toEqual([
      {
        brokerId: id,
        userId,
        emailAddress: form.emailAddressA,
        firstName: 'Maria',
        lastName: 'Delgado',
        businessName: form.businessName,
        mobileNumber: null,
        canSendMessages: false,
        decidedBy: admin.userId,
      },
    ]);
    expect(await mine('broker.deactivated')).toHaveLength(1);
    expect(await mine('broker.rejected')).toEqual([expect.objectContaining({ comment: 'No license on file' })]);
    const notice = await asAdmin().call<{ notifiedAt: string }>('POST', '/brokers/notices/rejection', { id });
    expect([notice.status, notice.body]).toEqual([200, { id, notifiedAt: harness.clock.now().toISOString() }]);
    expect((await asAdmin().problem('POST', '/brokers/notices/deactivation', { id })).code).toBe(
      'state.illegal_transition',
    );
    expect(await mine('broker.rejected')).toHaveLength(1);
  });

  it('is told with who and when, the latest first, to administrators alone', async () => {
    const { id } = await aBrokerRecord();
    await asAdmin().call('POST', `/brokers/${id}/invitation`);
    const userId = await register(id);
    await decide(id, 'activate');
    await decide(id, 'deactivate');
    await decide(id, 'reject');
    const history = await asAdmin().call<BrokerHistoryEntryDto[]>('GET', `/brokers/${id}/history`);
    expect(
      history.body.map(({ command, fromStatus, toStatus, userId: who, comment }) => [
        command,
        fromStatus,
        toStatus,
        who,
        comment,
      ]),
    ).toEqual([
      ['reject', '3', '2', admin.userId, 'No license on file'],
      ['deactivate', '4', '3', admin.userId, null],
      ['activate', '1', '4', admin.userId, null],
      ['register', '1', '1', userId, null],
      ['invite', '1', '1', admin.userId, null],
      ['create', null, '1', admin.userId, null],
    ]);
    expect(history.body[0]?.at).toBe(harness.clock.now().toISOString());
    for (const actor of [nobody, aBorrower(randomUUID()), aBroker(id, userId)])
      expect((await harness.as(actor).problem('GET', `/brokers/${id}/history`)).status).toBe(403);
    expect((await asAdmin().problem('GET', `/brokers/${randomUUID()}/history`)).code).toBe('resource.not_found');
  });

  it('a rejection needs a comment, and is an administrator’s', async () => {
    const { id } = await aBrokerRecord();
    expect((await asAdmin().problem('PUT', '/brokers', { id, status: '2' })).errors).toEqual([
      { field: 'rejectedComment', message: shared.reasonRequired },
    ]);
    expect((await asAdmin().problem('PUT', '/brokers', { id, status: '9' })).errors).toEqual([
      { field: 'status', message: shared.choice },
    ]);
    expect((await harness.as(aBroker(id)).problem('PUT', '/brokers/activation', { id })).status).toBe(403);
  });

  it('of two decisions at once one is made', async () => {
    const { id } = await aBrokerRecord();
    const answers = await Promise.all([decide(id, 'activate'), decide(id, 'reject')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });
});

describe('the invitation', () => {
  const codeOf = async (id: string) =>
    (await harness.sent('broker.invited')).filter((event) => event.aggregateId === id).at(-1)?.payload.code ?? '';
  const path = (id: string, code: string) => `/brokers/${id}/invitation?code=${encodeURIComponent(code)}`;

  it('opens the registration once, without a session', async () => {
    const { id } = await aBrokerRecord(anAddress());
    expect((await asAdmin().call<BrokerDto>('POST', `/brokers/${id}/invitation`)).body.sentEmail).toBe(true);
    const code = await codeOf(id);
    const read = await harness.as(nobody).call<InvitedBrokerDto>('GET', path(id, code));
    expect(read.body).toMatchObject({ id, firstName: 'Maria', businessName: form.businessName });
    expect(read.body).not.toHaveProperty('status');

    const review = { ...form, ...address, canSendTextMessages: true, code };
    const send = <T>(body: object) => harness.asService<T>('identity', 'PUT', `/brokers/${id}/registration`, body);
    expect(
      (await send<ProblemDocument>({ ...review, city: '', canSendTextMessages: false })).body.errors?.map(
        (error) => error.field,
      ),
    ).toEqual(['city', 'canSendTextMessages']);
    expect((await send(review)).body).toMatchObject({
      city: 'Houston',
      canSendTextMessages: true,
    });

    const check = `/internal/brokers/${id}/invitation`;
    const checked = (changedFields: string) =>
      harness.asService<{ code: string } | undefined>('files', 'POST', check, { code: changedFields });
    expect((await checked(code)).status).toBe(204);
    expect(await checked(`${code}x`)).toMatchObject({ status: 410, body: { code: 'token.invalid' } });
    expect((await harness.as(nobody).problem('POST', check, { code })).status).toBe(403);

    const userId = await register(id, undefined, code);
    expect((await checked(code)).body?.code).toBe('token.invalid');
    expect((await asAdmin().call<BrokerDto>('GET', `/brokers/${id}`)).body).toMatchObject({
      userId,
      acceptedTos: harness.clock.now().toISOString(),
      status: '1',
    });
    const [event] = (await harness.sent('broker.registered')).filter((sent) => sent.aggregateId === id);
    expect(event?.payload).toMatchObject({ brokerId: id, userId });
    expect((await harness.as(nobody).problem('GET', path(id, code))).code).toBe('token.invalid');
    await expect(register(id)).rejects.toThrow('resource.exists');
    expect((await asAdmin().problem('POST', `/brokers/${id}/invitation`)).detail).toBe(shared.notInvitable);
  });

  it('lets in who was activated before registering, is sent again, and lets in nobody while rejected or deactivated', async () => {
    const { id } = await aBrokerRecord();
    const invite = () => asAdmin().call<BrokerDto>('POST', `/brokers/${id}/invitation`);
    await invite();
    const code = await codeOf(id);
    const opened = async () => (await harness.as(nobody).call('GET', path(id, code))).status;
    await decide(id, 'activate');
    expect(await opened()).toBe(200);
    await decide(id, 'deactivate');
    expect([await opened(), (await invite()).status]).toEqual([410, 409]);
    await decide(id, 'reject');
    expect([await opened(), (await invite()).status]).toEqual([410, 409]);
    await decide(id, 'activate');
    expect((await invite()).status).toBe(201);
    expect(await opened()).toBe(410);
    const userId = await register(id, undefined, await codeOf(id));
    expect((await asAdmin().call<BrokerDto>('GET', `/brokers/${id}`)).body).toMatchObject({ userId, status: '4' });
  });

  it('of another broker at the same address leads to no account that is linked already', async () => {
    const at = anAddress();
    const [one, other] = [await aBrokerRecord(at), await aBrokerRecord(at)];
    for (const { id } of [one, other]) await asAdmin().call('POST', `/brokers/${id}/invitation`);
    const userId = await register(one.id, undefined, await codeOf(one.id));
    await expect(register(other.id, userId, await codeOf(other.id))).rejects.toThrow('email.taken');
    expect((await asAdmin().call<BrokerDto>('GET', `/brokers/${other.id}`)).body.userId).toBeNull();
  });

  it('is replaced by the next one, expires, and fits its broker alone', async () => {
    const { id } = await aBrokerRecord(anAddress());
    const other = await aBrokerRecord(anAddress());
    await asAdmin().call('POST', `/brokers/${id}/invitation`);
    const first = await codeOf(id);
    await asAdmin().call('POST', `/brokers/${id}/invitation`);
    const second = await codeOf(id);
    expect((await harness.as(nobody).call('GET', path(id, second))).status).toBe(200);
    for (const [broker, code] of [
      [id, first],
      [id, ''],
      [id, `${second}x`],
      [other.id, second],
      [randomUUID(), second],
    ] as const)
      expect(await harness.as(nobody).problem('GET', path(broker, code))).toMatchObject({
        status: 410,
        detail: shared.invalidBrokerRegistration,
      });
    harness.clock.advance(15 * 24 * 3_600_000);
    expect((await harness.as(nobody).problem('GET', path(id, second))).status).toBe(410);
    await expect(register(id, undefined, second)).rejects.toThrow('token.invalid');
    expect((await harness.as(nobody).problem('GET', `/brokers/${id}`)).status).toBe(403);
  });

  it('floods no mailbox, however its address is written, nor does one administrator send them without end', async () => {
    const { emailAddressA } = anAddress();
    const one = await aBrokerRecord({ emailAddressA });
    const other = await aBrokerRecord({ emailAddressA: emailAddressA.toUpperCase() });
    const invite = (id: string, by = admin) =>
      harness.as(by).call<ProblemDocument>('POST', `/brokers/${id}/invitation`);
    const many = await Promise.all(Array.from({ length: 8 }, (_, at) => invite((at % 2 ? one : other).id)));
    expect(many.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), 429, 429, 429]);
    const sent = (await harness.sent('broker.invited')).filter(({ aggregateId }) =>
      [one.id, other.id].includes(aggregateId),
    );
    expect(sent).toHaveLength(5);
    expect((await invite(one.id, anAdministrator())).body.detail).toBe(waiverRules.tooManyLetters);
    harness.clock.advance(3_600_000);
    expect((await invite(one.id)).status).toBe(201);

    const busy = anAdministrator();
    const brokers = [];
    for (let count = 0; count < 13; count += 1) brokers.push(await aBrokerRecord(anAddress()));
    const statuses = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push((await invite(brokers[count % 13]?.id ?? '', busy)).status);
    expect(statuses).toEqual([...Array(60).fill(201), 429]);
    const last = brokers[12]?.id ?? '';
    expect((await invite(last, busy)).body.detail).toBe(shared.tooManyInvitations);
    expect((await invite(last)).status).toBe(201);

    const counts = () => harness.service.database.rows('SELECT * FROM letter_count');
    expect((await counts()).length).toBeGreaterThan(13);
    harness.clock.advance(3_600_000);
    await harness.service.app.get(LetterCountRetention, { strict: false }).sweep();
    expect(await counts()).toEqual([]);
  });
});

describe('fees of a broker', () => {
  it('are kept by administrators and seen by their broker', async () => {
    const { id: brokerId } = await aBrokerRecord();
    const fee = (await asAdmin().call<FeeDto>('POST', '/broker-fees', { brokerId, name: 'Referral', percent: 0.3333 }))
      .body;
    expect(fee).toMatchObject({ brokerId, name: 'Referral', percent: 0.3333, amount: null });
    const changed = await asAdmin().call<FeeDto>('PUT', '/broker-fees', {
      id: fee.id,
      name: 'Closing',
      amount: 250_000,
    });
    expect(changed.body).toMatchObject({ id: fee.id, name: 'Closing', percent: null, amount: 250_000 });
    expect((await harness.as(aBroker(brokerId)).call('GET', `/broker-fees/broker/${brokerId}`)).body).toEqual([
      changed.body,
    ]);
    expect((await harness.as(aBroker(randomUUID())).problem('GET', `/broker-fees/broker/${brokerId}`)).status).toBe(
      403,
    );
    expect(
      (await harness.as(aBroker(brokerId)).problem('POST', '/broker-fees', { brokerId, name: 'Mine', percent: 9 }))
        .status,
    ).toBe(403);
    expect(
      (await asAdmin().problem('POST', '/broker-fees', { brokerId, name: 'Both', percent: 1, amount: 1 })).code,
    ).toBe('validation.failed');
    expect(
      (await asAdmin().problem('POST', '/broker-fees', { brokerId, name: '', percent: 101 })).errors?.map(
        (error) => error.field,
      ),
    ).toEqual(['name', 'percent']);
    expect((await asAdmin().call('DELETE', '/broker-fees', { id: fee.id })).body).toEqual({ id: fee.id });
    expect((await asAdmin().problem('DELETE', '/broker-fees', { id: fee.id })).status).toBe(404);
    expect(
      (await asAdmin().call<FeeDto[]>('GET', '/broker-fees')).body.filter((row) => row.brokerId === brokerId),
    ).toEqual([]);
  });
});

describe('brokers by words', () => {
  it('are found by business, name and address, a few, by administrators alone', async () => {
    const { id } = await aBrokerRecord({
      businessName: 'Willow Capital',
      firstName: 'Wanda',
      emailAddressA: 'w@willowcap.example',
    });
    const find = (q: string) => asAdmin().call<FoundBrokerDto[]>('GET', `/brokers/found?q=${encodeURIComponent(q)}`);
    for (const q of ['willow cap', 'wanda', 'w@willow'])
      expect((await find(q)).body).toEqual([
        { id, businessName: 'Willow Capital', name: 'Wanda Delgado', status: '1' },
      ]);
    expect((await find('%%')).body).toEqual([]);
    expect((await find('w')).status).toBe(422);
    for (const actor of [nobody, aBorrower(randomUUID()), aBroker(id)])
      expect((await harness.as(actor).problem('GET', '/brokers/found?q=willow')).status).toBe(403);
  });
});
